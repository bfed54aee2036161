import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { letterTime } from '#lib/mail/index.ts';
import { timesOf } from '#lib/times.ts';
import { type CountedBy, listSentToday, lockInvoiceLetters } from './letters-repository.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How many letters with invoices leave in any 24 hours (product §14.15), and what is said of the next one. */
const A_DAY = {
  request_id: { letters: 5, said: (count) => `Этот счёт за сутки отправлен ${timesOf(count)}` },
  recipient: { letters: 5, said: (count) => `На этот адрес за сутки отправлено счетов: ${count}` },
  sent_by: { letters: 20, said: (count) => `За сутки вы отправили счетов: ${count}` },
} as const satisfies Record<
  CountedBy,
  { readonly letters: number; readonly said: (count: number) => string }
>;

/** Throws RATE.001, which says when, if one more letter would be too many for a request, an address or a person. */
export async function countLetter(
  trx: Database,
  scale: number,
  letter: Readonly<Record<CountedBy, string>>,
): Promise<void> {
  await lockInvoiceLetters(trx);
  for (const by of ['request_id', 'recipient', 'sent_by'] as const) {
    const allowed = A_DAY[by].letters * scale;
    const sent = await listSentToday(trx, by, letter[by], allowed);
    const oldest = sent[allowed - 1];
    if (oldest !== undefined) throw tooMany(A_DAY[by].said(allowed), oldest);
  }
}

function tooMany(said: string, oldest: Date): ApiError {
  const at = Number(oldest) + DAY_MS;
  return new ApiError('RATE.001', {
    message: `${said}, больше нельзя. Следующий можно отправить ${letterTime(new Date(Math.ceil(at / MINUTE_MS) * MINUTE_MS))}`,
    retryAfterSeconds: Math.max(1, Math.ceil((at - Date.now()) / 1000)),
  });
}
