import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type PayerHolder, payerBalanceForUser, sees } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { wire } from '#lib/wire.ts';
import { findPayersToTopUp, type PayerChoice } from './repository.ts';
import type { PayersData } from './schemas.ts';

export interface TopUpPayer {
  readonly payer: PayerChoice;
  readonly holder: PayerHolder;
  readonly balance: string;
}

/**
 * The payers that a person may top up, first the one they spend from. These are their own, their group's, and their
 * company's if they own it or may see its balance. What they own and owe on is there too, though it pays no more.
 */
export async function payersOf(db: Database, session: Session): Promise<TopUpPayer[]> {
  const rows = await findPayersToTopUp(db, session);
  const payers = rows.map(({ id, kind, name, owner_id, group_id, company_id, balance }) => ({
    payer: { id, kind, name },
    holder: { kind, ownerId: owner_id, groupId: group_id, companyId: company_id },
    balance,
  }));
  return payers.filter(({ holder }) => sees(session, 'choice', holder));
}

/** The payers that a person may top up, and who pays for them now, even if they may not top that account up. */
export async function listPayers(db: Database, session: Session): Promise<Static<typeof PayersData>> {
  const [choices, paying] = await Promise.all([
    payersOf(db, session),
    payerBalanceForUser(db, session.userId),
  ]);
  if (!paying) throw new Error(`user ${session.userId} has no payer`);
  return {
    payers: choices.map(({ payer, holder, balance }, index) => ({
      ...payer,
      is_default: index === 0,
      balance: sees(session, 'balance', holder) ? wire(balance) : null,
    })),
    paying: paying.payer,
  };
}

/** The requested payer, or the default one. RES.001 for a payer that the person may not top up. */
export async function choosePayer(
  db: Database,
  session: Session,
  payerId: string | undefined,
): Promise<TopUpPayer> {
  const choices = await payersOf(db, session);
  const choice = payerId === undefined ? choices[0] : choices.find(({ payer }) => payer.id === payerId);
  if (!choice) throw new ApiError('RES.001', { message: 'Плательщик не найден' });
  return choice;
}

/** Which sums of a payer a quote may show. */
export function quoteSight(session: Session, { holder }: TopUpPayer) {
  return { balance: sees(session, 'balance', holder), tier: sees(session, 'movements', holder) };
}
