import { isEmail, tidyEmail } from '@cabinet/kernel/core/contract';

/** What stands in a text of addresses. */
export interface ParsedEmails {
  /** In the order of the text, each once, in small letters. */
  readonly emails: readonly string[];
  /** Words that are no address, as they were typed. */
  readonly wrong: readonly string[];
}

/** «Имя Фамилия <a@b.ru>» or «"Фамилия, Имя" <a@b.ru>»: the name goes, unless an address is among its words. */
const NAMED = /(?:"[^"\n]*"|«[^»\n]*»|[^,;<>\n"«»])*<\s*([^<>\s]+)\s*>/g;
const BETWEEN = /[\s,;]+/;
const AROUND = /^(?:mailto:|[<("'«]+)+|[>)"'».:]+$/gi;

function withoutName(named: string, address: string): string {
  const name = named.slice(0, named.indexOf('<')).replace(/"[^"]*"|«[^»]*»/g, ' ');
  const others = name.split(BETWEEN).filter((word) => word.includes('@'));
  return ` ${[...others, address].join(' ')} `;
}

const unique = (words: readonly string[]) => [...new Set(words)];

/** Reads addresses as people paste them: after commas, semicolons, spaces or on lines of their own, with names or without. */
export function parseEmails(text: string): ParsedEmails {
  const words = text
    .replace(NAMED, withoutName)
    .split(BETWEEN)
    .map((word) => tidyEmail(word.replace(AROUND, '')))
    .filter((word) => word !== '');
  return {
    emails: unique(words.filter(isEmail).map((word) => word.toLowerCase())),
    wrong: unique(words.filter((word) => !isEmail(word))),
  };
}
