import { setImmediate } from 'node:timers/promises';
import { badFile } from './bad-file.ts';
import { decoderOf, type Encoding } from './encoding.ts';

/** So many bytes are decoded and read at once, in a few milliseconds. Between two slices others have their turn. */
const SLICE_BYTES = 64 * 1024;

const NEWLINE = 0x0a;
/** The sign with which DOS ends a text, and what may stand around it. */
const AFTER_THE_END = new Set([0x1a, 0x0a, 0x0d, 0x20]);
const LOST = '\ufffd';
/** Characters that no text holds: control characters other than a tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const GARBAGE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** What a line of a file says. */
export interface FileLine {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  /** What shows that its bytes are not those that the bank wrote. */
  readonly damage: string | null;
}

/** Hands over the lines of a file one by one and never holds the process up for long. */
export async function readLines(
  whole: Buffer,
  { encoding, start }: { readonly encoding: Encoding; readonly start: number },
  take: (line: FileLine) => void,
): Promise<void> {
  const decoder = decoderOf(encoding);
  const bytes = withoutEnd(whole);
  let line = 0;
  for (let from = start; from < bytes.length; ) {
    const end = endOfSlice(bytes, from, line);
    for (const raw of decoder.decode(bytes.subarray(from, end)).split('\n')) {
      line += 1;
      const text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      take({ text, line, damage: damageOf(text) });
    }
    from = end + 1;
    await setImmediate();
  }
}

/** Ctrl-Z stands behind the last line of files from DOS, sometimes up to the end of a block. */
function withoutEnd(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && AFTER_THE_END.has(bytes[end - 1] ?? 0)) end -= 1;
  return bytes.subarray(0, end);
}

/** Where the last line within a slice ends. */
function endOfSlice(bytes: Buffer, from: number, line: number): number {
  if (bytes.length - from <= SLICE_BYTES) return bytes.length;
  const end = bytes.subarray(from, from + SLICE_BYTES).lastIndexOf(NEWLINE);
  if (end < 0) throw badFile('строка слишком длинная: файл повреждён', line + 1);
  return from + end;
}

function damageOf(text: string): string | null {
  if (text.includes(LOST)) return 'байты, которых в этой кодировке нет';
  return GARBAGE.test(text) ? 'знаки, которых в тексте не бывает' : null;
}
