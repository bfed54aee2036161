import { badFile } from './bad-file.ts';

export const ENCODINGS = ['windows-1251', 'cp866', 'utf-8'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const DECODER_NAMES: Record<Encoding, string> = {
  'windows-1251': 'windows-1251',
  cp866: 'ibm866',
  'utf-8': 'utf-8',
};

/** The names that the header of a file gives to these encodings. */
const HEADER_NAMES = new Set([
  'windows',
  'windows-1251',
  'windows1251',
  'win',
  'win-1251',
  'cp1251',
  'ansi',
  'dos',
  'cp866',
  'oem',
  'utf-8',
  'utf8',
]);

export const FIRST_LINE = '1CClientBankExchange';
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16_BOMS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
const HEAD_BYTES = 4096;
/** The header of every bank's file has one of these words. */
const HEADER_WORD = /^(ВерсияФормата|Кодировка)=/m;

/** Bytes that the encoding does not have become `\ufffd`, so that the line with them can be named. */
export function decoderOf(encoding: Encoding): InstanceType<typeof TextDecoder> {
  return new TextDecoder(DECODER_NAMES[encoding], { ignoreBOM: true });
}

/** The encoding that the bytes really have, whatever the header says, and where the text begins. */
export function detectEncoding(bytes: Buffer): { readonly encoding: Encoding; readonly start: number } {
  if (UTF16_BOMS.some((bom) => bytes.subarray(0, 2).equals(bom)))
    throw badFile('Файл записан в UTF-16. Сохраните выписку в кодировке Windows, DOS или UTF-8');
  const start = bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  const head = bytes.subarray(start, start + HEAD_BYTES);
  if (!head.subarray(0, FIRST_LINE.length).equals(Buffer.from(FIRST_LINE)))
    throw badFile(`Это не выписка для 1С: файл должен начинаться словом ${FIRST_LINE}`, 1);
  const found = ENCODINGS.find((encoding) =>
    HEADER_WORD.test(new TextDecoder(DECODER_NAMES[encoding]).decode(head)),
  );
  if (found === undefined)
    throw badFile(
      'Не удалось прочитать заголовок выписки: в нём нет строк «ВерсияФормата» и «Кодировка» или неизвестна кодировка',
      2,
    );
  if (start > 0 && found !== 'utf-8')
    throw badFile('Файл начинается как UTF-8, а текст записан в другой кодировке', 1);
  return { encoding: found, start };
}

/**
 * Refuses a header that names an encoding nobody writes here. Which of the known ones it names says nothing: programs
 * that write UTF-8 leave «Windows» there, and the header's own letters have shown what the bytes are.
 */
export function checkEncoding(named: string, line: number): void {
  if (!HEADER_NAMES.has(named.toLowerCase()))
    throw badFile(`Неизвестная кодировка «${named}». Подходят Windows, DOS и UTF-8`, line);
}
