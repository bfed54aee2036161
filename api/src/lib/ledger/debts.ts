import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { quoted } from '@cabinet/kernel/core/text';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import { ApiError } from '../api-error.ts';
import { wire } from '../wire.ts';

interface DebtRow {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly debt: string;
}

/** What an account owes, in roubles with two decimals at least. */
export interface Debt {
  readonly debt: string;
  readonly payer: { readonly id: string; readonly kind: PayerKind; readonly name: string };
}

/** Whose debts stand in the way: all that a person owns or owned last, and that of one more payer. */
interface Whose {
  readonly ownerId: string | null;
  readonly payerId: string | null;
}

const ACCOUNTS: Readonly<Record<PayerKind, (name: string) => string>> = {
  user: () => 'личном счёте',
  group: (name) => `счёте группы ${quoted(name)}`,
  company: (name) => `счёте компании ${quoted(name)}`,
};

/**
 * The debts of the accounts that a person owns, closed ones among them; the largest first (product §14.12). What is still
 * reserved on such an account counts as spent.
 */
export function debtsOf(db: Database, ownerId: string): Promise<Debt[]> {
  return findDebts(db, { ownerId, payerId: null });
}

/**
 * Locks the accounts in the order of the ledger until the transaction ends, and refuses while one of them has a debt:
 * RES.003 with the sum, the account, and what it keeps from being done («создать группу»). Call it before a person is
 * locked, as an entry that names them locks them after its payer.
 */
export async function demandNoDebt(trx: Database, whose: Whose, deed: string): Promise<void> {
  await sql`select from payer_balances
    where payer_id in (select id from payers where owner_id = ${whose.ownerId} or id = ${whose.payerId})
    order by payer_id for update`.execute(trx);
  const [found] = await findDebts(trx, whose);
  if (!found) return;
  const { kind, name } = found.payer;
  throw new ApiError('RES.003', {
    message: `На ${ACCOUNTS[kind](name)} долг ${formatMoney(fromWire(found.debt))}. Пополните его, чтобы ${deed}`,
    ...found,
  });
}

async function findDebts(db: Database, { ownerId, payerId }: Whose): Promise<Debt[]> {
  const { rows } = await sql<DebtRow>`
    select p.id, p.kind, p.name, b.debt
    from payers p join payer_balances b on b.payer_id = p.id
    where (p.owner_id = ${ownerId} or p.id = ${payerId}) and b.debt > 0
    order by b.debt desc, p.id`.execute(db);
  return rows.map(({ debt, ...payer }) => ({ debt: wire(debt), payer }));
}
