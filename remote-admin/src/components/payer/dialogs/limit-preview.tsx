import { digitsThatAddUp, formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import {
  addMoney,
  fromWire,
  isPositiveMoney,
  parseMoney,
  subtractMoney,
  toWire,
} from '@cabinet/kernel/core/money';
import { Banner, Text } from '@cabinet/kernel/ui';
import type { AdminPayerDetail } from '../../../api/payers.ts';
import { needsSecond, secondText } from '../payer-words.ts';

interface LimitPreviewProps {
  readonly payer: AdminPayerDetail;
  /** What is typed. */
  readonly text: string;
}

const SECOND = { step: 'этим повышением', waits: 'лимит изменится' };

/** Whether what is typed is a raise that one person may not make alone. */
export function isRaiseOfTwo(payer: AdminPayerDetail, text: string): boolean {
  const parsed = parseMoney(text);
  if (!parsed.ok) return false;
  const raise = subtractMoney(parsed.money, fromWire(payer.creditLimit));
  return isPositiveMoney(raise) && needsSecond(payer, raise);
}

/** What is used of the limit now, and what a new one would leave to spend. */
function limitText({ balance, held, available, creditLimit }: AdminPayerDetail, text: string): string {
  const used = toWire(subtractMoney(fromWire(held), fromWire(balance)));
  const parsed = parseMoney(text);
  const after = parsed.ok
    ? toWire(addMoney(subtractMoney(fromWire(available), fromWire(creditLimit)), parsed.money))
    : null;
  // What is used and what is left are the new limit.
  const digits = parsed.ok && after !== null ? digitsThatAddUp([used, after], toWire(parsed.money)) : 2;
  const isUsed = signOfAmount(used) > 0;
  const usedText = `, из него использовано ${formatAmount(used, { digits })}: меньше он стать не может`;
  const now = `Сейчас лимит ${formatAmount(creditLimit)}${isUsed ? usedText : ''}.`;
  return after === null
    ? now
    : `${now} После изменения можно будет потратить ${formatAmount(after, { digits })}.`;
}

/** What a new limit comes to, and whether one person is enough for it. */
export function LimitPreview({ payer, text }: LimitPreviewProps) {
  const waiting = payer.proposals.find(({ kind }) => kind === 'credit_limit');
  return (
    <>
      <Text role="status" textStyle="sm" color="fg.muted">
        {limitText(payer, text)}
      </Text>
      {isRaiseOfTwo(payer, text) &&
        (waiting === undefined ? (
          <Banner>{secondText(payer, SECOND)}</Banner>
        ) : (
          <Banner tone="warning">
            {`Новый лимит уже ждёт подтверждения: ${waiting.number}. Сначала о нём решают или его отзывают.`}
          </Banner>
        ))}
    </>
  );
}
