import { describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { checkAnswerXml } from './check-answer.ts';

const parser = new XMLParser({ parseTagValue: false });

describe('the answer to a check', () => {
  it('is XML with the result and its signature', () => {
    const xml = checkAnswerXml(
      { resultCode: 200, mntId: '54600817', transactionId: 'FF790ABCD', description: 'Заявка оплачена' },
      'QWERTY',
    );
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(parser.parse(xml).MNT_RESPONSE).toEqual({
      MNT_ID: '54600817',
      MNT_TRANSACTION_ID: 'FF790ABCD',
      MNT_RESULT_CODE: '200',
      MNT_DESCRIPTION: 'Заявка оплачена',
      MNT_SIGNATURE: '29807c8e5d82198b5c4360e6ec711cce',
    });
  });

  it('names the amount where one is given', () => {
    const xml = checkAnswerXml(
      { resultCode: 402, mntId: '1', transactionId: 'x', description: '', amount: '500.00' },
      'code',
    );
    expect(parser.parse(xml).MNT_RESPONSE.MNT_AMOUNT).toBe('500.00');
  });

  it('gives a hostile description back as text', () => {
    const xml = checkAnswerXml(
      {
        resultCode: 500,
        mntId: '1',
        transactionId: 'x',
        description: '</MNT_DESCRIPTION><b>\u0000&',
      },
      'code',
    );
    expect(parser.parse(xml).MNT_RESPONSE.b).toBeUndefined();
    expect(xml).toContain('&#60;/MNT_DESCRIPTION&#62;&#60;b&#62;&#38;');
  });
});
