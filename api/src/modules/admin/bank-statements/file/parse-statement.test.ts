import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '#lib/api-error.ts';
import {
  DIALECTS,
  encode,
  OUR_ACCOUNT,
  PAYMENT,
  statementFile,
  statementText,
} from '../testing/build-statement.ts';
import { parseStatement } from './parse-statement.ts';

const HERE = new URL(import.meta.url);
const parse = (bytes: Buffer) => parseStatement(bytes, OUR_ACCOUNT);

async function refusal(bytes: Buffer): Promise<string> {
  const error: unknown = await parse(bytes).then(
    () => new Error('the file was taken'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  expect([error.code, error.facts.fields]).toEqual(['VAL.003', { file: error.message }]);
  return error.message;
}

const ENCODINGS = [
  ['Windows', 'windows-1251'],
  ['DOS', 'cp866'],
  ['UTF-8', 'utf-8'],
] as const;

/** Files as these banks write them, with what is odd in each; of our own making. */
const fixture = (name: string) => parse(readFileSync(new URL(`fixtures/${name}`, HERE)));

describe('a file', () => {
  it('of Сбербанк has a purpose in three lines, a fee without number and account, and a sum of nothing', async () => {
    const { encoding, documents, unread } = await fixture('sberbank.txt');
    expect([encoding, documents.length]).toEqual(['windows-1251', 2]);
    expect(documents[0]).toMatchObject({
      n: 1,
      number: '415',
      purpose: 'Оплата по счёту З-000123 от 20.11.2026, доступ к сервису за ноябрь НДС=не облагается',
      payerName: 'ООО «Ромашка»',
      isIncoming: true,
    });
    expect(documents[1]).toMatchObject({
      n: 2,
      number: '',
      amount: '399.00',
      payerAccount: '',
      recipientName: 'ПАО СБЕРБАНК',
      isIncoming: false,
    });
    expect(unread).toMatchObject([
      { n: 3, reason: expect.stringContaining('Сумма: «0.00» — денег в документе нет') },
    ]);
    expect(unread[0]?.text).toMatch(/^СекцияДокумент=Мемориальный ордер\nНомер=9\n.*\nКонецДокумента$/s);
  });

  it('of ВТБ calls its encoding ANSI, and a payment of strangers in it is unread', async () => {
    const { encoding, documents, unread } = await fixture('vtb.txt');
    expect(encoding).toBe('windows-1251');
    expect(documents).toMatchObject([
      { n: 1, amount: '1500.50', payerName: 'ООО "Лютик"', isIncoming: true },
    ]);
    expect(unread).toMatchObject([{ n: 2, reason: expect.stringContaining('платёж не нашего счёта') }]);
  });

  it('of Альфа-Банк is of DOS with its Ctrl-Z, and has both forms of a purpose without doubling it', async () => {
    const { encoding, documents, unread } = await fixture('alfa.txt');
    expect([encoding, unread]).toEqual(['cp866', []]);
    expect(documents).toMatchObject([
      { number: '1001', purpose: 'Оплата по заявке З-000124 за дос туп к сервису Без НДС', isIncoming: true },
      { number: '1002', purpose: 'Комиссия за внешние переводы', isIncoming: false },
    ]);
  });

  it('of Точка is UTF-8 that calls itself Windows, and what was cut within a letter is unread', async () => {
    const { encoding, documents, unread } = await fixture('tochka.txt');
    expect(encoding).toBe('utf-8');
    expect(documents).toMatchObject([{ number: '5', purpose: 'Пополнение по счёту З-000125' }]);
    expect(unread).toMatchObject([
      { n: 2, reason: expect.stringContaining('байты, которых в этой кодировке нет') },
    ]);
  });
});

describe('a purpose in both forms', () => {
  const purposeIn = async (whole: string, parts: readonly string[]) => {
    const fields = [
      `НазначениеПлатежа=${whole}`,
      ...parts.map((part, at) => `НазначениеПлатежа${at + 1}=${part}`),
    ];
    const text = statementText().replace(/НазначениеПлатежа=.*/, fields.join('\r\n'));
    return (await parse(encode(text))).documents[0]?.purpose;
  };

  it.each([
    [
      'the whole, where the parts are in it',
      'По счёту З-1 от 1.2',
      ['По счё', 'ту З-1'],
      'По счёту З-1 от 1.2',
    ],
    ['the parts, where the whole was cut', 'По счёту', ['По счёту', 'З-1'], 'По счёту З-1'],
    ['both, where neither holds the other', 'По счёту', ['З-1', 'без НДС'], 'По счёту З-1 без НДС'],
    ['the parts alone', '', ['По счёту', 'З-1'], 'По счёту З-1'],
  ])('is %s', async (_what, whole, parts, purpose) => {
    expect(await purposeIn(whole, parts)).toBe(purpose);
  });
});

describe('a statement of the bank', () => {
  describe.each(DIALECTS)('in the manner of $name', (dialect) => {
    it.each(ENCODINGS)('is read in %s', async (name, encoding) => {
      const payments = [{}, { number: '43', amount: '0.50', inn: '' }];
      const text = statementText({ encoding: name, payments }, dialect);
      const parsed = await parse(encode(text, encoding));
      expect(parsed).toMatchObject({
        encoding,
        from: '2026-11-24',
        to: '2026-11-24',
        sender: dialect.sender,
      });
      expect(parsed.documents).toMatchObject([
        {
          number: '42',
          date: '2026-11-24',
          receivedOn: '2026-11-24',
          amount: '12000.00',
          payerName: encoding === 'cp866' ? 'ООО "Ромашка"' : 'ООО «Ромашка»',
          payerInn: PAYMENT.inn,
          payerAccount: PAYMENT.payerAccount,
          purpose: expect.stringMatching(/счёту ?\s?З-000001 от 20.11.2026/),
          isIncoming: true,
        },
        { number: '43', amount: '0.50', payerInn: null },
      ]);
    });
  });

  it('may begin with the mark of UTF-8, and end without a line break', async () => {
    const text = statementText({ encoding: 'UTF-8' }).trimEnd();
    expect(
      (await parse(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), encode(text, 'utf-8')]))).encoding,
    ).toBe('utf-8');
  });

  it('tells what came from what went out', async () => {
    const out = { payerAccount: OUR_ACCOUNT, recipientAccount: '40702810400000099999' };
    const { documents } = await parse(statementFile({ payments: [{}, out, { number: '7' }] }));
    expect(documents.map(({ isIncoming }) => isIncoming)).toEqual([true, false, true]);
  });

  it('is read whatever payers wrote, without what nobody sees', async () => {
    const payments = [{ number: '4\u200b2', payerName: 'ООО\u202e «Ро\u00adмашка»\u{e0041}' }];
    const written = statementText({ encoding: 'UTF-8', payments }).replace(
      /^Отправитель=/m,
      '$&\u202e\u200b',
    );
    const { documents, sender } = await parse(encode(written, 'utf-8'));
    expect(sender).toBe((await parse(statementFile())).sender);
    expect(documents).toMatchObject([{ number: '42', payerName: 'ООО «Ромашка»' }]);
  });

  it('takes a day without documents', async () => {
    expect((await parse(statementFile({ payments: [] }))).documents).toEqual([]);
  });

  const text = statementText();
  const lines = text.split('\r\n');
  const lineOf = (begin: string) => lines.findIndex((line) => line.startsWith(begin)) + 1;
  const without = (begin: string) => lines.filter((line) => !line.startsWith(begin)).join('\r\n');
  const instead = (begin: string, by: string) =>
    lines.map((line) => (line.startsWith(begin) ? by : line)).join('\r\n');

  it.each([
    [
      "a stranger's payment",
      statementFile({ payments: [{ recipientAccount: '40702810900000000002' }, {}] }),
      'Строка 31: платёж не нашего счёта',
    ],
    ['no sum', encode(without('Сумма')), 'Строка 20: СекцияДокумент: нет поля «Сумма»'],
    ['no number', encode(instead('Номер', 'Номер=')), 'Строка 20: СекцияДокумент: нет поля «Номер»'],
    ['a wrong sum', statementFile({ payments: [{ amount: '1 000.00' }] }), 'Строка 23: Сумма: «1 000.00»'],
    ['a sum of nothing', statementFile({ payments: [{ amount: '0.00' }] }), 'Строка 23: Сумма: «0.00»'],
    [
      'a day that is not',
      statementFile({ payments: [{ date: '31.02.2026' }] }),
      'Строка 22: Дата: «31.02.2026»',
    ],
    ['a day of a century ago', statementFile({ payments: [{ date: '24.11.1026' }] }), 'Дата: «24.11.1026»'],
    [
      'no end',
      encode(without('КонецДокумента')),
      `Строка ${lines.length - 2}: документ из строки 20 не закончен`,
    ],
    ['no begin', encode(without('СекцияДокумент')), 'поле стоит вне разделов'],
    [
      'an unknown name',
      encode(instead('СекцияДокумент', 'СекцияКредит')),
      'Строка 20: неизвестный раздел «СекцияКредит»',
    ],
    [
      'a line that is no field',
      encode(instead('Очередность', 'Очередность 5')),
      `Строка ${lineOf('Очередность')}: ожидается «поле=значение»`,
    ],
    [
      'two sums',
      encode(instead('Очередность', 'Сумма=5.00')),
      `Строка ${lineOf('Очередность')}: «Сумма» уже стоит в строке 23`,
    ],
    [
      'garbage',
      encode(instead('Очередность', 'Очередность=\u0001')),
      `Строка ${lineOf('Очередность')}: знаки`,
    ],
    [
      'too many fields',
      encode(instead('Очередность', Array.from({ length: 400 }, (_, at) => `Поле${at}=1`).join('\n'))),
      'больше 300 полей',
    ],
  ])('is read around a document with %s', async (_what, bytes, message) => {
    const { documents, unread } = await parse(bytes);
    expect(unread.map(({ reason }) => reason)).toEqual([expect.stringContaining(message)]);
    expect(unread[0]?.text).not.toBe('');
    expect(documents.every(({ n }) => n !== unread[0]?.n)).toBe(true);
  });

  it('keeps a bounded part of what it could not read, and knows the same again', async () => {
    const long = statementFile({ payments: [{ amount: 'сто', purpose: 'х'.repeat(20_000) }] });
    const [one, again, other] = [
      await parse(long),
      await parse(long),
      await parse(statementFile({ payments: [{ amount: 'двести' }] })),
    ];
    expect(one.unread[0]?.text.length).toBeLessThanOrEqual(4000);
    expect(again.unread[0]?.digest).toBe(one.unread[0]?.digest);
    expect(other.unread[0]?.digest).not.toBe(one.unread[0]?.digest);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'Файл пуст'],
    ['another file', encode('Дата;Сумма\r\n24.11.2026;1'), 'Строка 1: Это не выписка для 1С'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'Строка 1: Это не выписка для 1С'],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), 'UTF-16'],
    [
      'another header',
      encode('1CClientBankExchange\r\nVersion=1.03\r\n'),
      'Строка 2: Не удалось прочитать заголовок',
    ],
    [
      'a first line that goes on',
      encode(instead('1CClient', '1CClientBankExchangeX')),
      'Строка 1: ожидается',
    ],
    ['no version', encode(without('ВерсияФормата')), 'Строка 1: Заголовок выписки: нет поля «ВерсияФормата»'],
    [
      'an old version',
      encode(instead('ВерсияФормата', 'ВерсияФормата=2.00')),
      'Строка 2: версия формата «2.00»',
    ],
    ['no encoding', encode(without('Кодировка')), 'Строка 1: Заголовок выписки: нет поля «Кодировка»'],
    [
      'an unknown encoding',
      encode(instead('Кодировка', 'Кодировка=KOI8')),
      'Строка 3: Неизвестная кодировка «KOI8»',
    ],
    [
      'another encoding than its mark',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), encode(text)]),
      'Строка 1: Файл начинается как UTF-8',
    ],
    [
      'no account section',
      encode(lines.filter((_, at) => at < 12 || at > 18).join('\r\n')),
      'Строка 13: это не выписка',
    ],
    [
      'another account',
      statementFile({ account: '40702810900000000002' }),
      'Строка 10: это выписка другого счёта',
    ],
    ['a period that is none', statementFile({ from: 'вчера' }), 'Строка 8: ДатаНачала: «вчера»'],
    ['a file cut off', encode(lines.slice(0, 30).join('\r\n')), 'Строка 30: файл обрывается'],
    ['something behind the end', encode(`${text}ещё`), `Строка ${lines.length}: после «КонецФайла»`],
    [
      'garbage in the header',
      encode(instead('ДатаСоздания', 'ДатаСоздания=\u0001')),
      'Строка 6: знаки, которых в тексте не бывает: файл повреждён',
    ],
    [
      'an account that does not end',
      encode(without('КонецРасчСчет')),
      'раздел «СекцияРасчСчет» из строки 13',
    ],
    [
      'bytes behind the end',
      Buffer.concat([encode(statementText({ encoding: 'UTF-8' }), 'utf-8'), Buffer.from([0xff, 0x0a])]),
      `Строка ${lines.length}: после «КонецФайла»`,
    ],
    [
      'a line without an end',
      encode(`${text}${'x'.repeat(200_000)}`),
      `Строка ${lines.length}: строка слишком длинная`,
    ],
    [
      'too many documents',
      statementFile({ payments: Array.from({ length: 5001 }, () => ({})) }),
      'в файле больше 5000 документов',
    ],
  ])('is refused with the line: %s', async (_what, bytes, message) => {
    expect(await refusal(bytes)).toContain(message);
  });

  it('of a million lines is read to its fault, and others have their turn meanwhile', async () => {
    const text = `${statementText({ payments: [] }).replace('КонецФайла\r\n', '')}${'\n'.repeat(1_000_000)}Конец`;
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const message = await refusal(encode(text));
    clearInterval(timer);
    expect(message).toContain('Строка 1000020: файл обрывается');
    expect(turns).toBeGreaterThan(5);
  });
});
