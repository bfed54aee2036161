import { setImmediate } from 'node:timers/promises';
import { badFile } from './bad-file.ts';
import { decoderOf, type Encoding } from './encoding.ts';

/** So many bytes are decoded and read at once, in a few milliseconds. Between two slices others have their turn. */
const SLICE_BYTES = 64 * 1024;
type Decoder = ReturnType<typeof decoderOf>;

const NEWLINE = 0x0a;
/** Characters that no text holds: control characters other than a tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const GARBAGE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/;

/** Hands over the lines of a file one by one, counted from 1, and never holds the process up for long. */
export async function readLines(
  bytes: Buffer,
  { encoding, start }: { readonly encoding: Encoding; readonly start: number },
  take: (text: string, line: number) => void,
): Promise<void> {
  const decoder = decoderOf(encoding);
  let line = 0;
  for (let from = start; from < bytes.length; ) {
    const end = endOfSlice(bytes, from, line);
    const slice = bytes.subarray(from, end);
    for (const raw of textOf(decoder, slice, line).split('\n')) {
      line += 1;
      const text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      if (GARBAGE.test(text)) throw badFile('знаки, которых в тексте не бывает: файл повреждён', line);
      take(text, line);
    }
    from = end + 1;
    await setImmediate();
  }
}

/** Where the last line within a slice ends. */
function endOfSlice(bytes: Buffer, from: number, line: number): number {
  if (bytes.length - from <= SLICE_BYTES)
    return bytes[bytes.length - 1] === NEWLINE ? bytes.length - 1 : bytes.length;
  const end = bytes.subarray(from, from + SLICE_BYTES).lastIndexOf(NEWLINE);
  if (end < 0) throw badFile('строка слишком длинная: файл повреждён', line + 1);
  return from + end;
}

function textOf(decoder: Decoder, slice: Buffer, before: number): string {
  try {
    return decoder.decode(slice);
  } catch {
    throw badFile('байты, которых в этой кодировке нет: файл повреждён', before + badLine(decoder, slice));
  }
}

/** The first line of a slice that cannot be decoded, counted from 1. */
function badLine(decoder: Decoder, slice: Buffer): number {
  let line = 1;
  for (let from = 0; from <= slice.length; line += 1) {
    const found = slice.indexOf(NEWLINE, from);
    const end = found < 0 ? slice.length : found;
    try {
      decoder.decode(slice.subarray(from, end));
    } catch {
      return line;
    }
    from = end + 1;
  }
  return line;
}
