import { phoneDigits } from './phone-digits.ts';

/** A Russian number of any form as +7 (XXX) XXX-XX-XX, as far as its digits go (product §5.4). */
export function formatPhone(text: string): string {
  return formatDigits(phoneDigits(text));
}

/** The same for national digits, which have lost their 7 or 8 already. */
export function formatDigits(digits: string): string {
  if (digits === '') return '';
  const [area, first, second, third] = [
    [0, 3],
    [3, 6],
    [6, 8],
    [8, 10],
  ].map((at) => digits.slice(...at));
  return [`+7 (${area}`, first && `) ${first}`, second && `-${second}`, third && `-${third}`].join('');
}
