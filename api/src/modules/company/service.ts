import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { isUniqueViolation } from '#db/sql-state.ts';
import { ApiError } from '#lib/api-error.ts';
import type { AuditAction } from '#lib/audit/words/actions.ts';
import type { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import { readUsage } from '#lib/usage/usage.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import type { Inviting } from '../invitations/manage-invitations.ts';
import {
  type App,
  demandCompanyUser,
  demandEditor,
  demandOwn,
  demandPermission,
  inOwnCompany,
  MANAGE_USERS,
} from './access.ts';
import { companyFor } from './company-dto.ts';
import { versionOfBank, versionOfFacts } from './form-version.ts';
import { recordCompany } from './record-company.ts';
import {
  type BankColumns,
  type FactColumns,
  payerOfCompany,
  readColumns,
  updateCompany,
} from './repository.ts';
import { readBank, readFacts } from './requisites.ts';
import type { CompanyData, EditBankDetailsBody, EditCompanyBody } from './schemas.ts';

type Answer = Promise<Static<typeof CompanyData>>;

/** The company of a caller who manages its people. RES.001 for any other id. */
export async function demandManagedCompany(
  _app: App,
  request: FastifyRequest,
  id: string,
): Promise<Inviting> {
  const session = sessionOf(request);
  demandOwn(session, id);
  demandPermission(session, MANAGE_USERS);
  return { kind: 'company', organisationId: id };
}

export async function readCompany({ context }: App, request: FastifyRequest, id: string): Answer {
  const { db } = context.connection;
  const session = sessionOf(request);
  demandOwn(session, id);
  return companyFor(db, await demandCompanyUser(db, session.userId, id), id);
}

export async function saveCompany(
  app: App,
  request: FastifyRequest,
  id: string,
  { version: seen, ...form }: Static<typeof EditCompanyBody>,
): Answer {
  const saved = save(app, request, {
    id,
    action: 'company.update',
    seen,
    versionOf: versionOfFacts,
    read: () => readFacts(form),
  });
  return saved.catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken() : error;
  });
}

export async function saveBankDetails(
  app: App,
  request: FastifyRequest,
  id: string,
  { version: seen, ...details }: Static<typeof EditBankDetailsBody>,
): Answer {
  return save(app, request, {
    id,
    action: 'company.bank_details',
    seen,
    versionOf: versionOfBank,
    read: () => readBank(details),
  });
}

interface Change {
  readonly id: string;
  readonly action: Extract<AuditAction, `company.${string}`>;
  /** The version that was changed; whoever names none overwrites any. */
  readonly seen: string | undefined;
  readonly versionOf: (row: FactColumns & BankColumns) => string;
  readonly read: () => FactColumns | BankColumns;
}

/** Only those who may write the form have it read, so others learn nothing from it. */
function save(app: App, request: FastifyRequest, { id, action, seen, versionOf, read }: Change): Answer {
  return inOwnCompany(app, request, id, async (trx, caller) => {
    demandEditor(caller);
    const columns = read();
    const former = await readColumns(trx, id);
    const current = versionOf(former);
    // Whoever sends again what is there already has only missed the answer.
    if (seen !== undefined && seen !== current && versionOf({ ...former, ...columns }) !== current)
      throw new ApiError('RES.002', {
        message: 'Реквизиты уже изменил кто-то другой',
        current: await companyFor(trx, caller, id),
      });
    await updateCompany(trx, id, columns);
    const before: Partial<Record<string, string | null>> = { ...former };
    const old = Object.fromEntries(
      Object.keys(columns).map((column) => [wireName(column), before[column] ?? null]),
    );
    await recordCompany(trx, request, { companyId: id, action, before: old, after: named(columns) });
    return companyFor(trx, caller, id);
  });
}

const named = (columns: FactColumns | BankColumns): Record<string, string | null> =>
  Object.fromEntries(Object.entries(columns).map(([column, value]) => [wireName(column), value]));

const wireName = (column: string): string => (column === 'bank_account' ? 'account' : column);

export function taken(): ApiError {
  return new ApiError('RES.002', { message: 'Компания с этими ИНН и КПП уже зарегистрирована' });
}

export async function readCompanyUsage(
  { context }: App,
  request: FastifyRequest,
  id: string,
  period: Static<typeof UsageQuery>,
): Promise<Static<typeof UsageData>> {
  const { db } = context.connection;
  demandOwn(sessionOf(request), id);
  return readUsage(db, { payerId: await payerOfCompany(db, id), ownUserId: null }, period);
}
