import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSameSignature, signAnswer, signForm, signNotice } from './signature.ts';

const OWN = {
  MNT_ID: '12345678',
  MNT_TRANSACTION_ID: 'ORDER-1',
  MNT_AMOUNT: '100.00',
  MNT_CURRENCY_CODE: 'RUB',
  MNT_SUBSCRIBER_ID: 'u42',
  MNT_TEST_MODE: '1',
};

describe('the signatures of MONETA.Assistant', () => {
  it("gives the provider's own sample of a notice without a subscriber", () => {
    const fields = {
      MNT_ID: '54600817',
      MNT_TRANSACTION_ID: 'FF790ABCD',
      MNT_OPERATION_ID: '123456',
      MNT_AMOUNT: '120.25',
      MNT_CURRENCY_CODE: 'RUB',
      MNT_TEST_MODE: '0',
    };
    expect(signNotice(fields, 'QWERTY')).toBe('69bdf9bd91820b8f7b4c4b25d3d22dfa');
  });

  it("gives the provider's own sample of an answer", () => {
    const answer = { resultCode: 200, mntId: '54600817', transactionId: 'FF790ABCD' };
    expect(signAnswer(answer, 'QWERTY')).toBe('29807c8e5d82198b5c4360e6ec711cce');
  });

  it('gives our own vector with a subscriber: form, notice and answer', () => {
    expect(signForm(OWN, 'secret')).toBe('3139f125a56b2202089df944bbd95a1b');
    expect(signNotice({ ...OWN, MNT_OPERATION_ID: '987654321' }, 'secret')).toBe(
      'c42cb3cf588177709e56d6c58bafb5b1',
    );
    const answer = { resultCode: 200, mntId: '12345678', transactionId: 'ORDER-1' };
    expect(signAnswer(answer, 'secret')).toBe('83bd789d3d91ac703b0bd86a207b344a');
  });

  it('takes a missing subscriber for an empty one', () => {
    const { MNT_SUBSCRIBER_ID: _, ...without } = OWN;
    expect(signForm(without, 'secret')).toBe(signForm({ ...OWN, MNT_SUBSCRIBER_ID: '' }, 'secret'));
  });

  it('knows its own signature in either case and no other text', () => {
    const signature = signForm(OWN, 'secret');
    expect(isSameSignature(signature, signature)).toBe(true);
    expect(isSameSignature(signature.toUpperCase(), signature)).toBe(true);
    expect(isSameSignature(undefined, signature)).toBe(false);
    expect(isSameSignature('', signature)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text.toLowerCase() !== signature);
        expect(isSameSignature(text, signature)).toBe(false);
      }),
    );
  });
});
