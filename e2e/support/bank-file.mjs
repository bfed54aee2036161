/**
 * A transfer to the seller's account, as the bank tells it. The sum is in roubles with a point.
 *
 * @typedef {{readonly number: string, readonly amount: string, readonly payerName: string, readonly payerInn: string,
 *   readonly purpose: string}} Transfer
 */

/** The account of the seller of the demonstration. */
const OUR_ACCOUNT = '40702810938000000001';

const LETTERS = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1251').decode(new Uint8Array([byte])),
    byte,
  ]),
);

/** A text without the letters that the encoding does not have. @param {string} text */
const windows1251 = (text) => Buffer.from([...text].flatMap((letter) => LETTERS.get(letter) ?? []));

/** Today by the clock of Moscow, as «24.11.2026». */
const today = () => new Date().toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' });

/** @param {string} date @param {Transfer} transfer */
const document = (date, { number, amount, payerName, payerInn, purpose }) => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  `Дата=${date}`,
  `Сумма=${amount}`,
  `ДатаПоступило=${date}`,
  'ПлательщикСчет=40702810400000012345',
  `Плательщик1=${payerName}`,
  `ПлательщикИНН=${payerInn}`,
  `ПолучательСчет=${OUR_ACCOUNT}`,
  `НазначениеПлатежа=${purpose}`,
  'КонецДокумента',
];

/**
 * A bank's file of a day for the accounting programme (1CClientBankExchange 1.03, Windows-1251), as the input of files
 * takes it.
 *
 * @param {string} name
 * @param {readonly Transfer[]} transfers
 */
export function bankFile(name, transfers) {
  const date = today();
  const period = [`ДатаНачала=${date}`, `ДатаКонца=${date}`];
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    'Отправитель=Интернет-банк',
    ...period,
    `РасчСчет=${OUR_ACCOUNT}`,
    'СекцияРасчСчет',
    ...period,
    'НачальныйОстаток=1000.00',
    `РасчСчет=${OUR_ACCOUNT}`,
    'КонечныйОстаток=2000.00',
    'КонецРасчСчет',
    ...transfers.flatMap((transfer) => document(date, transfer)),
    'КонецФайла',
    '',
  ];
  return { name, mimeType: 'text/plain', buffer: windows1251(lines.join('\r\n')) };
}
