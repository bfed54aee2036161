import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import {
  type Begun,
  demandSecond,
  findSeconds,
  namesOfDeciders,
  obstacleToSecond,
} from '#lib/proposals/index.ts';
import { demandOneOf } from '#lib/roles/granting.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import type { ConfirmCompanyBody, VerificationSchema } from './schemas.ts';
import * as repository from './verification-repository.ts';

type Verification = Static<typeof VerificationSchema>;
type Seen = Static<typeof ConfirmCompanyBody>;

/** Whoever confirms payments or manages people judges companies. */
export const JUDGES = ['payment_request:manage', 'user:manage'] as const;

/** How a company is verified, and what the caller may do about it. RES.001 for one that is closed. */
export async function readVerification(
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<Verification> {
  const userId = demandJudge(request);
  const company = await repository.findVerifiable(db, id);
  if (company === undefined) throw missing();
  const word = await repository.findWord(db, id);
  return toVerification(company, word, {
    isInsider: await repository.isInsider(db, id, userId),
    isSecond: word !== undefined && (await obstacleToSecond(db, userId, begunBy(word))) === null,
    awaits: await awaitedFor(db, id, word),
  });
}

/**
 * Records that a company is who its requisites name; the second person's word makes it true (product §14.13). `seen` are
 * the requisites on the caller's screen: RES.002 when the company has others by now.
 */
export function confirmCompany(
  db: Database,
  request: FastifyRequest,
  id: string,
  seen: Seen,
): Promise<Verification> {
  return judge(db, request, id, async (trx, userId, company) => {
    demandSeen(company, seen);
    if (company.verified_by?.kind === 'transfer')
      throw refused('Компания уже проверена своим переводом: подтверждать её не нужно');
    const word = await repository.findWord(trx, id);
    if (word === undefined) {
      await repository.insertWord(trx, id, userId);
      return { verb: 'first', facts: seen };
    }
    await refuseSecond(trx, id, userId, word);
    await repository.secondWord(trx, word.id, userId);
    return { verb: 'second', facts: seen };
  });
}

/** Takes back what one or two people have said of a company. */
export function revokeVerification(
  db: Database,
  request: FastifyRequest,
  id: string,
  reason: string,
): Promise<Verification> {
  return judge(db, request, id, async (trx, userId) => {
    const word = await repository.findWord(trx, id);
    if (word === undefined) throw refused('Эту компанию люди не подтверждали: отзывать нечего');
    await repository.revokeWord(trx, word.id, { userId, reason: reason.trim() });
    return { verb: 'revoke', facts: { reason: reason.trim() } };
  });
}

interface Judged {
  readonly verb: 'first' | 'second' | 'revoke';
  readonly facts: object;
}

/** Judges under the lock of the company, which a change of its requisites takes, too. */
async function judge(
  db: Database,
  request: FastifyRequest,
  id: string,
  decide: (trx: Database, userId: string, company: repository.VerifiableRow) => Promise<Judged>,
): Promise<Verification> {
  const userId = demandJudge(request);
  return inTransaction(db, async (trx) => {
    const company = await repository.lockVerifiable(trx, id);
    if (company === undefined) throw missing();
    if (await repository.isInsider(trx, id, userId))
      throw refused('Это ваша компания: о ней судит другой человек');
    const { verb, facts } = await decide(trx, userId, company);
    // Not `company.…`: the company reads its own history, and this is not for it.
    await recordAction(trx, request, { action: `company_verification.${verb}`, id, after: facts });
    return readVerification(trx, request, id);
  });
}

function demandSeen(company: repository.VerifiableRow, seen: Seen): void {
  if (company.inn === null) throw refused('У компании нет ИНН: подтверждать нечего');
  const isSame =
    company.inn === seen.inn && company.kpp === seen.kpp && company.bank_account === seen.account;
  if (!isSame)
    throw new ApiError('RES.002', {
      message: 'Реквизиты компании с тех пор изменились. Посмотрите, что теперь указано',
    });
}

async function refuseSecond(
  trx: Database,
  companyId: string,
  userId: string,
  word: repository.WordRow,
): Promise<void> {
  if (word.second_by !== null) throw refused('Двое уже подтвердили эту компанию');
  if (word.first_by === userId)
    throw refused('Вы уже подтвердили компанию: второй раз подтверждает другой человек');
  if (!word.first_stands)
    throw refused(
      `${word.first_name} больше не может подтверждать компании, и это слово не считается. Отзовите его и начните заново`,
    );
  if (await repository.isInsider(trx, companyId, word.first_by))
    throw refused(
      `${word.first_name} теперь в этой компании, и это слово не считается. Отзовите его и начните заново`,
    );
  await demandSecond(trx, userId, begunBy(word));
}

const begunBy = ({ first_by: by, first_name: name, first_at: at }: repository.WordRow): Begun => ({
  permissions: JUDGES,
  by,
  name,
  at,
});

/** Who may give the second word. */
async function awaitedFor(
  db: Database,
  companyId: string,
  word: repository.WordRow | undefined,
): Promise<NonNullable<Verification['first']>['awaits']> {
  if (word === undefined || word.second_by !== null) return [];
  const { first_by: proposerId, first_at: at } = word;
  const seconds = new Map<string, Awaited<ReturnType<typeof findSeconds>>[number]>();
  for (const permission of JUDGES)
    for (const person of await findSeconds(db, { permission, proposerId, at }))
      seconds.set(person.userId, person);
  const insiders = await repository.findInsiders(db, companyId, [...seconds.keys()]);
  return namesOfDeciders([...seconds.values()], ({ userId }) => !insiders.has(userId));
}

function demandJudge(request: FastifyRequest): string {
  const { permissions, userId } = sessionOf(request);
  demandOneOf(permissions, JUDGES);
  return userId;
}

function toVerification(
  { facts, name, bank_account: account, bank_name, verified_by: by, inn }: repository.VerifiableRow,
  word: repository.WordRow | undefined,
  {
    isInsider,
    isSecond,
    awaits,
  }: {
    readonly isInsider: boolean;
    readonly isSecond: boolean;
    readonly awaits: NonNullable<Verification['first']>['awaits'];
  },
): Verification {
  const isOpen = word !== undefined && word.second_by === null;
  return {
    company: facts,
    name,
    account,
    bank_name,
    verified_by: by === null ? null : verifiedByDto(by),
    first: isOpen
      ? { by: { id: word.first_by, display_name: word.first_name }, at: word.first_at, awaits }
      : null,
    may: {
      confirm:
        !isInsider &&
        inn !== null &&
        by === null &&
        (word === undefined || (isOpen && word.first_stands && isSecond)),
      revoke: !isInsider && word !== undefined,
    },
  };
}

function verifiedByDto(
  by: NonNullable<repository.VerifiableRow['verified_by']>,
): NonNullable<Verification['verified_by']> {
  if (by.kind === 'people') {
    const { first, second, at } = by;
    return { kind: 'people', transfer: null, people: { first, second, at: new Date(at) } };
  }
  const { number, date, statement_id, n } = by;
  return { kind: 'transfer', transfer: { number, date, statement_id, n }, people: null };
}

const missing = () => new ApiError('RES.001', { message: 'Компания не найдена' });
const refused = (message: string) => new ApiError('RES.003', { message });
