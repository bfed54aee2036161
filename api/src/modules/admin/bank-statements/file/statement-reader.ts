import { badFile } from './bad-file.ts';
import { DocumentSection, type UnreadDocument } from './document-section.ts';
import { checkEncoding, FIRST_LINE } from './encoding.ts';
import type { StatementDocument } from './read-document.ts';
import type { FileLine } from './read-lines.ts';
import { Section } from './section.ts';
import { cut, readDay } from './values.ts';

/** No account has more documents in a day, so a longer file has to be exported for a shorter period. */
export const MAX_DOCUMENTS = 5000;

const VERSION = /^1\.0\d$/;
const HEADER = 'Заголовок выписки';
const ACCOUNT_SECTION = 'СекцияРасчСчет';
const ACCOUNT_END = 'КонецРасчСчет';
const DOCUMENT_SECTION = 'СекцияДокумент';
const DOCUMENT_END = 'КонецДокумента';
const SENDER_LENGTH = 100;
const LAST_LINE = 'КонецФайла';
/** A line of the format's own. «Конец месяца» in a purpose is none. */
const BEGIN = /^(Секция\p{L}+)\s*(?:=(.*))?$/u;
const END = /^Конец\p{L}+$/u;

/** The facts of a whole file. */
export interface ParsedStatement {
  readonly sender: string | null;
  readonly from: string;
  readonly to: string;
  readonly documents: readonly StatementDocument[];
  readonly unread: readonly UnreadDocument[];
}

/**
 * Reads a statement line by line. The first line of the header or of an account that does not fit refuses the file; what
 * does not fit in a document, or between two, makes that one unread.
 */
export class StatementReader {
  readonly #account: string;
  readonly #header = new Section(HEADER, 1);
  readonly #documents: StatementDocument[] = [];
  readonly #unread: UnreadDocument[] = [];
  /** The account that is being read. */
  #open: Section | null = null;
  /** The document that is being read. */
  #document: DocumentSection | null = null;
  readonly #accounts: Section[] = [];
  #line = 0;
  #isOver = false;

  constructor(account: string) {
    this.#account = account;
  }

  take({ text: raw, line, damage }: FileLine): void {
    const text = raw.trim();
    if (line === 1) {
      if (text !== FIRST_LINE) throw badFile(`ожидается «${FIRST_LINE}»`, line);
      return;
    }
    if (text === '') return;
    this.#line = line;
    if (this.#isOver) throw badFile(`после «${LAST_LINE}» ничего быть не должно`, line);
    if (text === LAST_LINE) this.#finish(line);
    else if (BEGIN.test(text)) this.#begin(text, line);
    else if (END.test(text)) this.#end(text, line);
    else this.#inside(text, line, damage);
  }

  result(): ParsedStatement {
    if (!this.#isOver)
      throw badFile(
        `файл обрывается: последней строкой должна быть «${LAST_LINE}». Выгрузите его заново`,
        this.#line,
      );
    return {
      sender: cut(this.#header.text('Отправитель'), SENDER_LENGTH) || null,
      from: this.#day('ДатаНачала', this.#accounts.at(0)),
      to: this.#day('ДатаКонца', this.#accounts.at(-1)),
      documents: this.#documents,
      unread: this.#unread,
    };
  }

  #begin(text: string, line: number): void {
    this.#closeDocument(line);
    this.#refuseOpen(line);
    if (this.#accounts.length === 0) this.#checkHeader();
    const [, name = '', kind = ''] = BEGIN.exec(text) ?? [];
    if (name === ACCOUNT_SECTION) this.#open = new Section(name, line);
    else if (name === DOCUMENT_SECTION) this.#openDocument(text, line, { name, kind: kind.trim() });
    else this.#openDocument(text, line, { name }, `Строка ${line}: неизвестный раздел «${name}»`);
  }

  /** Something behind the accounts that must be a document, or is nothing that can be read. */
  #openDocument(
    text: string,
    line: number,
    { name, kind = '' }: { readonly name: string; readonly kind?: string },
    reason: string | null = null,
  ): void {
    if (this.#accounts.length === 0) throw noAccount(line);
    const n = this.#documents.length + this.#unread.length + 1;
    if (n > MAX_DOCUMENTS)
      throw badFile(`в файле больше ${MAX_DOCUMENTS} документов. Выгрузите выписку за меньший период`, line);
    this.#document = new DocumentSection({ name, kind, line, n }, this.#account, reason);
    this.#document.keep(text);
  }

  #end(text: string, line: number): void {
    if (this.#document !== null) {
      this.#document.keep(text);
      const isOwn = text === DOCUMENT_END;
      this.#closeDocument(line, isOwn ? null : `Строка ${line}: «${text}» без своего начала`);
    } else if (this.#open !== null && text === ACCOUNT_END) {
      this.#checkAccount(this.#open);
      this.#accounts.push(this.#open);
      this.#open = null;
    } else if (this.#open !== null || this.#accounts.length === 0)
      throw badFile(`«${text}» без своего начала`, line);
    else this.#openDocument(text, line, { name: '' }, `Строка ${line}: «${text}» без своего начала`);
  }

  #inside(text: string, line: number, damage: string | null): void {
    if (this.#document !== null) this.#document.take(text, line, damage);
    else if (this.#open === null && this.#accounts.length > 0)
      this.#openDocument(text, line, { name: '' }, `Строка ${line}: ${damage ?? 'поле стоит вне разделов'}`);
    else this.#field(text, line, damage);
  }

  /** A field of the header or of an account. */
  #field(text: string, line: number, damage: string | null): void {
    if (damage !== null) throw badFile(`${damage}: файл повреждён`, line);
    const at = text.indexOf('=');
    if (at < 1) throw badFile('ожидается «поле=значение»', line);
    const [key, value] = [text.slice(0, at).trim(), { text: text.slice(at + 1).trim(), line }];
    if (this.#open !== null) this.#open.add(key, value);
    else if (key === 'РасчСчет') this.#refuseForeign(value.text, line);
    // The header lists the kinds of documents, each on a line of its own.
    else if (key !== 'Документ') this.#header.add(key, value);
  }

  #finish(line: number): void {
    this.#closeDocument(line);
    this.#refuseOpen(line);
    this.#checkHeader();
    if (this.#accounts.length === 0) throw noAccount(line);
    this.#isOver = true;
  }

  /** Without a reason given the document ends because something else begins. */
  #closeDocument(line: number, reason?: string | null): void {
    const document = this.#document;
    if (document === null) return;
    const unfinished = `Строка ${line}: документ из строки ${document.line} не закончен`;
    const outcome = document.end(this.#account, reason === undefined ? unfinished : reason);
    if ('read' in outcome) this.#documents.push(outcome.read);
    else this.#unread.push(outcome.unread);
    this.#document = null;
  }

  #refuseOpen(line: number): void {
    if (this.#open !== null)
      throw badFile(`раздел «${this.#open.name}» из строки ${this.#open.line} не закончен`, line);
  }

  /** Some banks name the period only where they name the account. */
  #day(key: string, section: Section | undefined): string {
    return readDay(this.#header.find(key) ?? section?.find(key) ?? this.#header.need(key), key);
  }

  #checkHeader(): void {
    const version = this.#header.need('ВерсияФормата');
    if (!VERSION.test(version.text))
      throw badFile(`версия формата «${version.text}» не поддерживается: нужна 1.01–1.03`, version.line);
    const encoding = this.#header.need('Кодировка');
    checkEncoding(encoding.text, encoding.line);
  }

  #checkAccount(section: Section): void {
    const { text, line } = section.need('РасчСчет');
    this.#refuseForeign(text, line);
  }

  #refuseForeign(account: string, line: number): void {
    if (account !== this.#account)
      throw badFile(`это выписка другого счёта: ${account}. Нужна выписка счёта ${this.#account}`, line);
  }
}

function noAccount(line: number) {
  return badFile(`это не выписка: перед документами нет раздела «${ACCOUNT_SECTION}»`, line);
}
