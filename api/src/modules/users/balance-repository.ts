import type { DatabaseConnection } from '#db/database.ts';
import type { PayerKind } from '#db/schema.ts';
import { MEANS_COLUMNS, type MeansRow, monthOfSpender } from '#lib/ledger/index.ts';
import { SESSION_COLUMNS, SESSION_FROM, type SessionRow, toSession } from '#lib/sessions/repository.ts';
import type { Session, StoredSession } from '#lib/sessions/session.ts';

interface BalanceRow extends MeansRow {
  readonly payer_id: string;
  readonly payer_kind: PayerKind;
  readonly payer_name: string;
  readonly updated_at: Date;
}

/** A session, read together with the balance from which its user spends. */
type SessionWithBalance = StoredSession & { readonly balance: BalanceRow };

/** Whether the loader of the balance route has read this session. */
export function hasBalance(session: Session): session is Session & SessionWithBalance {
  return 'balance' in session;
}

/** Every open tab asks every 30 seconds, so one prepared statement reads the session and the balance. */
const FIND_SESSION_WITH_BALANCE = {
  name: 'find-session-with-balance',
  text: `
    with me as materialized (select ${SESSION_COLUMNS} from ${SESSION_FROM})
    select me.*, p.id as payer_id, p.kind as payer_kind, p.name as payer_name, b.updated_at, ${MEANS_COLUMNS}
    from me join who_pays w on w.user_id = me.user_id
    join payers p on p.id = w.payer_id join payer_balances b on b.payer_id = p.id
    ${monthOfSpender('me.user_id')}`,
};

export async function findSessionWithBalance(
  { query }: DatabaseConnection,
  secretHash: Buffer,
): Promise<SessionWithBalance | undefined> {
  const { rows } = await query<SessionRow & BalanceRow>({
    ...FIND_SESSION_WITH_BALANCE,
    values: [secretHash],
  });
  const [row] = rows;
  return row && { ...toSession(row), balance: row };
}
