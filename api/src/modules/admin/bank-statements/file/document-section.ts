import { createHash } from 'node:crypto';
import { ApiError } from '#lib/api-error.ts';
import { badFile } from './bad-file.ts';
import { readDocument, type StatementDocument } from './read-document.ts';
import { Section } from './section.ts';
import { cut } from './values.ts';

/** A document, or a piece of the file between documents, that cannot be read. */
export interface UnreadDocument {
  readonly n: number;
  /** Where it begins in the file. */
  readonly line: number;
  readonly reason: string;
  /** What the file says, as far as it is kept. */
  readonly text: string;
  /** The same for the same lines of the same account, in whatever file. */
  readonly digest: string;
}

/** What was between «СекцияДокумент» and «КонецДокумента». */
export type DocumentOutcome = { readonly read: StatementDocument } | { readonly unread: UnreadDocument };

const REASON_LENGTH = 500;
const TEXT_LENGTH = 4000;
/** «НазначениеПлатежа 1» is the field of that number. */
const FIELD = /^(\p{Lu}[\p{L}\d_]*)(?: ?(\d))?\s*=(.*)$/su;
const PURPOSE = 'НазначениеПлатежа';
/** Fields whose text payers may have written in several lines. */
const CONTINUED = /^(?:НазначениеПлатежа|Плательщик|Получатель)\d?$/u;
/** «НДС=20%» in the second line of a purpose is no field of the format, which writes none in capitals alone. */
const SHOUTED = /^\p{Lu}+$/u;

/** A document that is being read. Whatever does not fit makes it unread, and the file goes on behind it. */
export class DocumentSection {
  readonly line: number;
  readonly #section: Section;
  readonly #n: number;
  readonly #hash;
  #lastField = '';
  #reason: string | null;
  #text = '';

  constructor(
    begin: { readonly name: string; readonly kind: string; readonly line: number; readonly n: number },
    account: string,
    reason: string | null = null,
  ) {
    this.line = begin.line;
    this.#n = begin.n;
    this.#section = new Section(begin.name, begin.line, begin.kind);
    this.#hash = createHash('sha256').update(account);
    this.#reason = reason;
  }

  /** A line between begin and end. */
  take(text: string, line: number, damage: string | null): void {
    this.keep(text);
    this.#attempt(() => {
      if (damage !== null) throw badFile(damage, line);
      this.#field(text, line);
    });
  }

  /** Remembers what the file says, for whoever has to look at it. */
  keep(text: string): void {
    this.#hash.update(`\n${text}`);
    if (this.#text.length < TEXT_LENGTH) this.#text += `${text}\n`;
  }

  /** The document is over, in good order or for this reason. */
  end(account: string, reason: string | null = null): DocumentOutcome {
    this.#reason ??= reason;
    const read = this.#attempt(() => readDocument(this.#section, account, this.#n));
    if (read !== null) return { read };
    return {
      unread: {
        n: this.#n,
        line: this.line,
        reason: cut(this.#reason ?? '', REASON_LENGTH),
        text: shownText(this.#text),
        digest: this.#hash.digest('hex'),
      },
    };
  }

  #field(text: string, line: number): void {
    const [, name = '', digit = '', value = ''] = FIELD.exec(text) ?? [];
    if (this.#continues(name)) {
      this.#section.extend(this.#lastField, text);
      return;
    }
    if (name === '') throw badFile('ожидается «поле=значение»', line);
    this.#lastField = `${name}${digit}`;
    this.#section.add(this.#lastField, { text: value.trim(), line });
  }

  /** Whether a line goes on with the text of the line before, where a payer has broken it. */
  #continues(name: string): boolean {
    const isField = name !== '' && !(this.#lastField.startsWith(PURPOSE) && SHOUTED.test(name));
    return !isField && CONTINUED.test(this.#lastField) && this.#section.find(this.#lastField) !== undefined;
  }

  /** Does what a document allows; the first thing that it does not allow is why it is unread. */
  #attempt<T>(work: () => T): T | null {
    if (this.#reason !== null) return null;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#reason = error.message;
      return null;
    }
  }
}

/** The lines without what nobody sees. */
const shownText = (text: string) =>
  text
    .slice(0, TEXT_LENGTH)
    .split('\n')
    .map((line) => cut(line, TEXT_LENGTH))
    .filter((line) => line !== '')
    .join('\n');
