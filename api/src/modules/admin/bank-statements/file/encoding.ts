import { badFile } from './bad-file.ts';

export const ENCODINGS = ['windows-1251', 'cp866', 'utf-8'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const DECODER_NAMES: Record<Encoding, string> = {
  'windows-1251': 'windows-1251',
  cp866: 'ibm866',
  'utf-8': 'utf-8',
};

/** The names that the header of a file gives to an encoding. */
const HEADER_NAMES = new Map<string, Encoding>([
  ['windows', 'windows-1251'],
  ['windows-1251', 'windows-1251'],
  ['dos', 'cp866'],
  ['cp866', 'cp866'],
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
]);

export const FIRST_LINE = '1CClientBankExchange';
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16_BOMS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
const HEAD_BYTES = 4096;
/** The header of every bank's file has one of these words. */
const HEADER_WORD = /^(ВерсияФормата|Кодировка)=/m;

/** A strict decoder: bytes that the encoding does not have throw. */
export function decoderOf(encoding: Encoding): InstanceType<typeof TextDecoder> {
  return new TextDecoder(DECODER_NAMES[encoding], { fatal: true, ignoreBOM: true });
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

/** Compares what the header says with what the bytes are. */
export function checkEncoding(named: string, actual: Encoding, line: number): void {
  const said = HEADER_NAMES.get(named.toLowerCase());
  if (said === undefined)
    throw badFile(`Неизвестная кодировка «${named}». Подходят Windows, DOS и UTF-8`, line);
  if (said !== actual)
    throw badFile(
      `В заголовке указана кодировка «${named}», а файл записан в ${actual}. Выгрузите выписку из банка заново`,
      line,
    );
}
