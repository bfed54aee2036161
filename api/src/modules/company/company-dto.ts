import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { monthEnd, monthsOf, sees } from '#lib/ledger/index.ts';
import { wire, wireOrNull } from '#lib/wire.ts';
import { mayEdit } from './access.ts';
import { type CompanyUser, findManagers } from './company-user-repository.ts';
import { versionOfBank, versionOfFacts } from './form-version.ts';
import { type CompanyRow, findCompany } from './repository.ts';
import type { CompanyData } from './schemas.ts';

/** The company, as far as this person of it may see it. */
export async function companyFor(
  db: Database,
  caller: CompanyUser,
  id: string,
): Promise<Static<typeof CompanyData>> {
  const row = await findCompany(db, id);
  if (!row) throw new ApiError('RES.001');
  const { role, is_owner } = caller;
  const person = { userId: caller.id, companyId: id, permissions: caller.permissions };
  const holder = { kind: 'company', ownerId: row.owner_id, companyId: id, groupId: null } as const;
  const [months, resetsAt, managers] = await Promise.all([
    monthsOf(db, { payerId: row.payer_id, userIds: [caller.id] }),
    monthEnd(db),
    findManagers(db, id),
  ]);
  return {
    ...factsOf(row),
    version: versionOfFacts(row),
    bank_details: mayEdit(caller) ? bankOf(row) : null,
    bank_version: mayEdit(caller) ? versionOfBank(row) : null,
    payer: payerFor(row, sees(person, 'balance', holder)),
    may_edit: mayEdit(caller),
    membership: {
      is_owner,
      role,
      monthly_cap: wireOrNull(caller.monthly_cap),
      spent_this_month: wire(months.get(caller.id) ?? '0'),
      resets_at: resetsAt.toISOString(),
      joined_at: caller.joined_at.toISOString(),
    },
    setup: mayEdit(caller) ? setupOf(row) : null,
    managers,
  };
}

/** The first steps, until the company has taken them all or is at work without them (product §16.1). */
function setupOf({ has_spent, topped_up, invited, capped }: CompanyRow): Static<typeof CompanyData>['setup'] {
  return has_spent || (topped_up && invited && capped) ? null : { topped_up, invited, capped };
}

function factsOf(row: CompanyRow) {
  const { id, name, full_name, inn, kpp, ogrn, legal_address, director_name, phone, email } = row;
  return {
    ...{ id, name, full_name, inn, kpp, ogrn, legal_address, director_name, phone, email },
    owner_id: row.owner_id,
    owner_name: row.owner_name,
    users_count: row.users_count,
    created_at: row.created_at.toISOString(),
  };
}

function bankOf({ bik, bank_name, bank_account, corr_account }: CompanyRow) {
  return { bik, bank_name, account: bank_account, corr_account };
}

function payerFor(row: CompanyRow, isOpen: boolean): Static<typeof CompanyData>['payer'] {
  return {
    id: row.payer_id,
    kind: 'company',
    name: row.payer_name,
    tier: row.tier,
    balance: isOpen ? wire(row.balance) : null,
    available: isOpen ? wire(row.available) : null,
    held: isOpen ? wire(row.held) : null,
  };
}
