import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { isClosed } from './payer-state.ts';

/** The person, the company or the group that holds a payer. */
export interface PayerOwners {
  readonly owner_id: string | null;
  readonly user_id: string | null;
  readonly group_id: string | null;
  readonly company_id: string | null;
}

/** Where somebody belongs. Who pays for them now is always one of these: the company, the group or themself. */
export interface Belonging {
  readonly userId: string;
  /** The company that remembers them, also while they are suspended. */
  readonly memberOfCompanyId: string | null;
  readonly groupId: string | null;
}

/**
 * Whether somebody owns a payer, spends from it or belongs to what holds it. Nobody prices themself: its money, limit,
 * tier and corrections are then for somebody else (product §19.4).
 */
export function isOwnPayer(person: Belonging, payer: PayerOwners): boolean {
  return (
    payer.owner_id === person.userId ||
    payer.user_id === person.userId ||
    (payer.company_id !== null && payer.company_id === person.memberOfCompanyId) ||
    (payer.group_id !== null && payer.group_id === person.groupId)
  );
}

/** The same in SQL: of a person's id and a payer's. */
export const ownsPayer = (person: RawBuilder<unknown>, payer: RawBuilder<unknown>) => sql<boolean>`exists (
  select from payers o where o.id = ${payer} and (${person} in (o.owner_id, o.user_id)
    or exists (select from group_members m where m.user_id = ${person} and m.group_id = o.group_id)
    or exists (select from company_members m where m.user_id = ${person} and m.company_id = o.company_id)))`;

/** The tiers that the payers of a person have now, of all that are theirs and not closed. */
export const tiersOf = (
  person: RawBuilder<unknown>,
) => sql`select p.tier from payers p where not ${isClosed} and p.id in (
  select o.id from payers o where o.owner_id = ${person}
  union select o.id from payers o where o.user_id = ${person}
  union select o.id from payers o join group_members m on m.group_id = o.group_id where m.user_id = ${person}
  union select o.id from payers o join company_members m on m.company_id = o.company_id where m.user_id = ${person})`;

/** The same, of somebody whose id is known. A correction for one of these tiers prices their own calls. */
export async function findOwnTiers(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{
    readonly tier: string;
  }>`select distinct t.tier from (${tiersOf(sql`${userId}::uuid`)}) t
    order by t.tier`.execute(db);
  return rows.map(({ tier }) => tier);
}

const DEEDS = {
  money: 'его деньги, лимит и состояние меняет другой человек с разрешением «Управление пользователями»',
  tier: 'его уровень меняет другой человек с разрешением «Управление корректировками ставок»',
  correction:
    'корректировку для него создаёт, меняет и отключает другой человек с разрешением «Управление корректировками ставок»',
} as const;

/** Refuses with RES.003 what somebody does to their own payer, and says who can do it. */
export function demandOthersPayer(person: Belonging, payer: PayerOwners, deed: keyof typeof DEEDS): void {
  if (isOwnPayer(person, payer))
    throw new ApiError('RES.003', {
      message: `Это ваш счёт или счёт вашей группы или компании: ${DEEDS[deed]}`,
    });
}
