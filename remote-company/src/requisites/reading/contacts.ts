import { formatPhone, phoneDigits } from '@cabinet/kernel/core/phone';

/** A text without the parts that were taken out of it. A semicolon, which separates, stands in their place. */
export interface Extracted {
  readonly taken: readonly string[];
  readonly rest: string;
}

const isMailChar = (char: string) => /[\p{L}\d._%+-]/u.test(char);

function reach(text: string, from: number, step: 1 | -1): number {
  let at = from;
  // No address is longer. Without a bound a line of «@» and letters would be walked again and again.
  while (Math.abs(at - from) < 254 && at >= 0 && at < text.length && isMailChar(text.charAt(at))) at += step;
  return at;
}

/** The e-mail addresses of a text. */
export function extractEmails(text: string): Extracted {
  const taken: string[] = [];
  let rest = '';
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = Math.max(reach(text, at - 1, -1) + 1, done);
    const end = reach(text, at + 1, 1);
    const email = text.slice(start, end).replace(/\.$/, '');
    if (!/^[^@]{1,254}@[^@.]{1,254}\.[^@]{1,254}$/.test(email)) continue;
    taken.push(email);
    rest += `${text.slice(done, start)};`;
    done = start + email.length;
  }
  return { taken, rest: rest + text.slice(done) };
}

const PHONE = /(?<!\d[ .-]?)(?:\+ ?7|[78])[ (-]{0,3}\d{3}[ )-]{0,3}\d{3}[ -]?\d{2}[ -]?\d{2}(?![ .-]?\d)/g;

/** Phone numbers that begin with +7, 7 or 8, as a field shows them. */
export function extractPhones(text: string): Extracted & { readonly sources: readonly string[] } {
  const sources = text.match(PHONE) ?? [];
  return { sources, taken: sources.map(formatPhone), rest: text.replace(PHONE, ';') };
}

/** The number after a label, which may lack the country's code. `null` when there are no ten digits. */
export function leadingPhone(text: string): { readonly source: string; readonly rest: string } | null {
  const match = /^[^\d+(\p{L}]{0,5}(\+?[\d()][\d() -]{8,20}\d)/u.exec(text);
  const source = match?.[1];
  if (match === null || source === undefined || phoneDigits(source).length < 10) return null;
  return { source, rest: text.slice(match[0].length) };
}
