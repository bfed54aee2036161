import { badFile } from './bad-file.ts';
import { checkEncoding, type Encoding, FIRST_LINE } from './encoding.ts';
import { readDocument, type StatementDocument } from './read-document.ts';
import { Section } from './section.ts';
import { cut, readDay } from './values.ts';

/** No account has more documents in a day, so a longer file has to be exported for a shorter period. */
export const MAX_DOCUMENTS = 5000;

const VERSION = /^1\.0\d$/;
const HEADER = 'Заголовок выписки';
const ACCOUNT_SECTION = 'СекцияРасчСчет';
const DOCUMENT_SECTION = 'СекцияДокумент';
const ENDS: Record<string, string> = {
  [ACCOUNT_SECTION]: 'КонецРасчСчет',
  [DOCUMENT_SECTION]: 'КонецДокумента',
};
const SENDER_LENGTH = 100;
const LAST_LINE = 'КонецФайла';

/** The facts of a whole file. */
export interface ParsedStatement {
  readonly sender: string | null;
  readonly from: string;
  readonly to: string;
  readonly documents: readonly StatementDocument[];
}

/** Reads a statement line by line and refuses the first one that does not fit the format. */
export class StatementReader {
  readonly #account: string;
  readonly #encoding: Encoding;
  readonly #header = new Section(HEADER, 1);
  readonly #documents: StatementDocument[] = [];
  /** The account or document that is being read. */
  #open: Section | null = null;
  readonly #accounts: Section[] = [];
  #line = 0;
  #isOver = false;

  constructor(account: string, encoding: Encoding) {
    this.#account = account;
    this.#encoding = encoding;
  }

  take(raw: string, line: number): void {
    const text = raw.trim();
    if (line === 1) {
      if (text !== FIRST_LINE) throw badFile(`ожидается «${FIRST_LINE}»`, line);
      return;
    }
    if (text === '') return;
    this.#line = line;
    if (this.#isOver) throw badFile(`после «${LAST_LINE}» ничего быть не должно`, line);
    if (text === LAST_LINE) this.#finish(line);
    else if (text.startsWith('Секция')) this.#begin(text, line);
    else if (text.startsWith('Конец')) this.#end(text, line);
    else this.#field(text, line);
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
    };
  }

  #begin(text: string, line: number): void {
    this.#refuseOpen(line);
    if (this.#accounts.length === 0) this.#checkHeader();
    const [name = '', kind = ''] = text.split('=', 2);
    if (!(name in ENDS)) throw badFile(`неизвестный раздел «${name}»`, line);
    if (name === DOCUMENT_SECTION && this.#accounts.length === 0) throw noAccount(line);
    if (name === DOCUMENT_SECTION && this.#documents.length === MAX_DOCUMENTS)
      throw badFile(`в файле больше ${MAX_DOCUMENTS} документов. Выгрузите выписку за меньший период`, line);
    this.#open = new Section(name, line, kind.trim());
  }

  #end(text: string, line: number): void {
    const open = this.#open;
    if (open === null || text !== ENDS[open.name]) throw badFile(`«${text}» без своего начала`, line);
    if (open.name === DOCUMENT_SECTION) this.#documents.push(readDocument(open, this.#account));
    else {
      this.#checkAccount(open);
      this.#accounts.push(open);
    }
    this.#open = null;
  }

  #field(text: string, line: number): void {
    const at = text.indexOf('=');
    if (at < 1) throw badFile('ожидается «поле=значение»', line);
    const [key, value] = [text.slice(0, at).trim(), { text: text.slice(at + 1).trim(), line }];
    if (this.#open !== null) this.#open.add(key, value);
    else if (this.#accounts.length > 0) throw badFile('поле стоит вне разделов', line);
    else if (key === 'РасчСчет') this.#refuseForeign(value.text, line);
    // The header lists the kinds of documents, each on a line of its own.
    else if (key !== 'Документ') this.#header.add(key, value);
  }

  #finish(line: number): void {
    this.#refuseOpen(line);
    this.#checkHeader();
    if (this.#accounts.length === 0) throw noAccount(line);
    this.#isOver = true;
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
    checkEncoding(encoding.text, this.#encoding, encoding.line);
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
