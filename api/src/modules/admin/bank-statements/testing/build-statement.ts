export const OUR_ACCOUNT = '40702810938000000001';

/** One payment, as a test describes it. The rest comes from the manner of the bank. */
export interface TestPayment {
  readonly number?: string;
  readonly date?: string;
  readonly amount?: string;
  readonly inn?: string;
  readonly name?: string;
  readonly purpose?: string;
  readonly payerAccount?: string;
  readonly recipientAccount?: string;
}

export interface TestStatement {
  readonly from?: string;
  readonly to?: string;
  readonly account?: string;
  readonly encoding?: string;
  readonly payments?: readonly TestPayment[];
}

/** The ways in which banks write their statements. */
export interface Dialect {
  readonly name: string;
  readonly sender: string;
  readonly end: string;
  readonly payment: (payment: Required<TestPayment>) => string[];
  readonly sum: (amount: string) => string;
}

const comma = (amount: string) => amount.replace('.', ',');
const asIs = (amount: string) => amount;

/** Writes everything twice, in the short and the long form of both sides. */
const sber: Dialect = {
  name: 'Сбербанк',
  sender: 'АС "Сбербанк Бизнес Онлайн"',
  end: '\r\n',
  sum: asIs,
  payment: (payment) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${payment.number}`,
    `Дата=${payment.date}`,
    `Сумма=${payment.amount}`,
    `ДатаПоступило=${payment.date}`,
    `ПлательщикСчет=${payment.payerAccount}`,
    `Плательщик=ИНН ${payment.inn} ${payment.name}`,
    `ПлательщикИНН=${payment.inn}`,
    `Плательщик1=${payment.name}`,
    `ПлательщикРасчСчет=${payment.payerAccount}`,
    'ПлательщикБИК=044525225',
    `ПолучательСчет=${payment.recipientAccount}`,
    'Получатель1=ООО «Пример»',
    'ПолучательИНН=7707083893',
    'ВидПлатежа=Электронно',
    'Очередность=5',
    `НазначениеПлатежа=${payment.purpose}`,
    'КонецДокумента',
  ],
};

/** Writes only the joined form of the payer, sums with a comma, and lines of one sign. */
const tbank: Dialect = {
  name: 'Т-Банк',
  sender: 'Т-Бизнес',
  end: '\n',
  sum: comma,
  payment: (payment) => [
    'СекцияДокумент=Банковский ордер',
    `Номер=${payment.number}`,
    `Дата=${payment.date}`,
    `Сумма=${comma(payment.amount)}`,
    `ПлательщикСчет=${payment.payerAccount}`,
    `ДатаСписано=`,
    `Плательщик=ИНН ${payment.inn} КПП 770701001 ${payment.name}`,
    `ПлательщикИНН=${payment.inn}`,
    `ПолучательСчет=${payment.recipientAccount}`,
    `ДатаПоступило=${payment.date}`,
    'Получатель=ИНН 7707083893 ООО «Пример»',
    'КодНазПлатежа=',
    `НазначениеПлатежа=${payment.purpose}`,
    'КонецДокумента',
  ],
};

/** Writes the purpose in parts, and empty lines between the documents. */
const alfa: Dialect = {
  name: 'Альфа-Банк',
  sender: 'Альфа-Бизнес Онлайн',
  end: '\r\n',
  sum: asIs,
  payment: (payment) => [
    '',
    'СекцияДокумент=Платёжное поручение',
    `Номер=${payment.number}`,
    `Дата=${payment.date}`,
    `Сумма=${payment.amount}`,
    'КвитанцияДата=',
    `Плательщик1=${payment.name}`,
    `ПлательщикИНН=${payment.inn}`,
    'ПлательщикКПП=0',
    `ПлательщикСчет=${payment.payerAccount}`,
    `ДатаПоступило=${payment.date}`,
    'Получатель1=ООО «Пример»',
    `ПолучательСчет=${payment.recipientAccount}`,
    ...payment.purpose.split(/(?<=^.{9,20}) /).map((part, at) => `НазначениеПлатежа${at + 1}=${part.trim()}`),
    'КонецДокумента',
  ],
};

export const DIALECTS = [sber, tbank, alfa] as const;

export const PAYMENT: Required<TestPayment> = {
  number: '42',
  date: '24.11.2026',
  amount: '12000.00',
  inn: '7736050003',
  name: 'ООО «Ромашка»',
  purpose: 'Оплата по счёту З-000001 от 20.11.2026',
  payerAccount: '40702810400000012345',
  recipientAccount: OUR_ACCOUNT,
};

export function statementText(statement: TestStatement = {}, dialect: Dialect = sber): string {
  const { from = '24.11.2026', to = '24.11.2026', account = OUR_ACCOUNT, encoding = 'Windows' } = statement;
  const payments = (statement.payments ?? [{}]).map((payment) => ({ ...PAYMENT, ...payment }));
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    `Отправитель=${dialect.sender}`,
    'Получатель=',
    'ДатаСоздания=25.11.2026',
    'ВремяСоздания=08:30:00',
    `ДатаНачала=${from}`,
    `ДатаКонца=${to}`,
    `РасчСчет=${account}`,
    'Документ=Платежное поручение',
    'Документ=Банковский ордер',
    'СекцияРасчСчет',
    `ДатаНачала=${from}`,
    `ДатаКонца=${to}`,
    `НачальныйОстаток=${dialect.sum('1000.00')}`,
    `РасчСчет=${account}`,
    `КонечныйОстаток=${dialect.sum('2000.00')}`,
    'КонецРасчСчет',
    ...payments.flatMap((payment) => dialect.payment(payment)),
    'КонецФайла',
    '',
  ].join(dialect.end);
}

const CYRILLIC = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0x410 + at)).join('');
/** The bytes of the Cyrillic letters, of «ё», «Ё», «№» and of the quotation marks in these encodings. */
const TABLES: Record<'windows-1251' | 'cp866', (letter: string) => number | undefined> = {
  'windows-1251': (letter) => {
    const at = CYRILLIC.indexOf(letter);
    return at >= 0 ? 0xc0 + at : { ё: 0xb8, Ё: 0xa8, '№': 0xb9, '«': 0xab, '»': 0xbb, '—': 0x97 }[letter];
  },
  cp866: (letter) => {
    const at = CYRILLIC.indexOf(letter);
    if (at >= 0) return at < 48 ? 0x80 + at : 0xe0 + at - 48;
    return { ё: 0xf1, Ё: 0xf0, '№': 0xfc, '«': 0x22, '»': 0x22, '—': 0x2d }[letter];
  },
};

/** Turns a text into the bytes of a file. */
export function encode(text: string, encoding: 'windows-1251' | 'cp866' | 'utf-8' = 'windows-1251'): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  const byteOf = TABLES[encoding];
  return Buffer.from([...text].map((letter) => byteOf(letter) ?? letter.charCodeAt(0) & 0x7f));
}

/** Builds a whole file, by default one of Sberbank in Windows-1251. */
export function statementFile(statement: TestStatement = {}, dialect: Dialect = sber): Buffer {
  return encode(statementText(statement, dialect));
}
