import type { Rule } from '@cabinet/http-server/settings';
import { isEmail } from '@cabinet/kernel/core/contract';

const MIN_DIFFERENT = 8;

/** A value that production refuses, and why. */
export function never(value: unknown, reason: string): Rule {
  return (given) => (given === value ? reason : undefined);
}

/** A secret that is not easy to guess. */
export function secret(minLength: number): Rule {
  return (value) => {
    const text = String(value);
    if (text.length < minLength) return `must be a secret of at least ${minLength} characters`;
    if (new Set(text).size < MIN_DIFFERENT || isRepetition(text))
      return 'repeats itself; make a random one, as with: openssl rand -hex 32';
    return undefined;
  };
}

/** A second value must differ from the first, and never stands alone. */
export function beside(name: string): Rule {
  return (value, all) => {
    if (all[name] === undefined || all[name] === '') return `stands beside ${name}, which is not set`;
    return value === all[name] ? `is the same as ${name}` : undefined;
  };
}

/** A text such as "abcabcab", which repeats a piece of at most half its length. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Payments and the password of the merchant API go to this address, so plain http is refused in any network. */
export const providerOverHttps: Rule = (value) =>
  String(value).startsWith('http:')
    ? 'is plain http: the payment provider is spoken to over https only'
    : undefined;

/** An address, or a name with the address in angle brackets. */
export const sender: Rule = (value) => {
  const text = String(value);
  return isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text) ? undefined : MAIL_FROM_REQUIRED;
};

export const MAIL_FROM_REQUIRED = 'must say whom letters are from: name@example.com';
