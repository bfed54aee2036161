import { describe, expect, it } from '@jest/globals';
import type { Notice } from '../payanyway/notice.ts';
import { signAnswer, signForm } from '../payanyway/signature.ts';
import { type Account, judgeForm, judgeRequest, judgeSignature } from './judge-notice.ts';

const REQUEST_ID = '0190a000-1111-7222-8333-444455556666';
const USER_ID = '0190a000-9999-7888-8777-666655554444';
const SIGNED = [
  'MNT_OPERATION_ID',
  'MNT_AMOUNT',
  'MNT_CURRENCY_CODE',
  'MNT_SUBSCRIBER_ID',
  'MNT_TEST_MODE',
] as const;

const account: Account = { mntId: '50012345', testMode: 0, integrityCode: 'secret', isProduction: true };
const request = {
  method: 'card',
  amount: '1500.0000000000',
  currency: 'RUB',
  status: 'pending',
  operationId: null,
} as const;
const form = {
  MNT_ID: account.mntId,
  MNT_TRANSACTION_ID: REQUEST_ID,
  MNT_AMOUNT: '1500.00',
  MNT_CURRENCY_CODE: 'RUB',
  MNT_SUBSCRIBER_ID: USER_ID,
  MNT_TEST_MODE: '0',
};

/** Every way to cut a text into so many parts. */
function* cuts(text: string, parts: number): Generator<string[]> {
  if (parts === 1) yield [text];
  else
    for (let at = 0; at <= text.length; at += 1)
      for (const rest of cuts(text.slice(at), parts - 1)) yield [text.slice(0, at), ...rest];
}

function decisionOf(command: Notice['command'], fields: Record<string, string>): string {
  const notice: Notice = { command, raw: '', fields, isAmbiguous: false };
  return (
    judgeSignature(notice, account) ??
    judgeForm(notice, account) ??
    judgeRequest(notice, request, account)
  ).decision;
}

/** Judges the text behind the request's id in all the ways in which it may be read as the fields of a notice. */
function readings(text: string, signature: string, more: Record<string, string> = {}): string[] {
  const decisions = new Set<string>();
  for (const parts of cuts(text, SIGNED.length)) {
    const fields: Record<string, string> = {
      MNT_ID: account.mntId,
      MNT_TRANSACTION_ID: REQUEST_ID,
      MNT_SIGNATURE: signature,
      ...more,
    };
    SIGNED.forEach((name, index) => {
      fields[name] = parts[index] ?? '';
    });
    decisions.add(decisionOf(more.MNT_COMMAND === 'CHECK' ? 'check' : 'pay', fields));
  }
  return [...decisions].sort();
}

describe('a signed text that reaches a stranger', () => {
  const formText = `1500.00RUB${USER_ID}0`;

  it("the payer's form: however it is cut, it pays nothing", () => {
    const decisions = readings(formText, signForm(form, account.integrityCode));
    expect(decisions).not.toContain('credited');
    expect(decisions).toContain('wrong_amount');
  });

  it("the payer's form: with a command in front it is no check", () => {
    const short = { ...form, MNT_SUBSCRIBER_ID: '' };
    const signature = signForm(short, account.integrityCode);
    expect(readings('1500.00RUB0', signature, { MNT_COMMAND: 'CHECK' })).toEqual(['bad_signature']);
  });

  it('the answer to a check: its text is no notice, wherever the account ends', () => {
    const answer = { resultCode: 500, mntId: account.mntId, transactionId: REQUEST_ID };
    const signature = signAnswer(answer, account.integrityCode);
    const text = `500${account.mntId}${REQUEST_ID}`;
    for (const [id = '', transaction = '', operation = ''] of cuts(text, 3)) {
      const fields = {
        MNT_ID: id,
        MNT_TRANSACTION_ID: transaction,
        MNT_OPERATION_ID: operation,
        MNT_SIGNATURE: signature,
      };
      expect(['malformed', 'wrong_account', 'wrong_currency']).toContain(decisionOf('pay', fields));
    }
  });
});
