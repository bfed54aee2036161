import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { findOwnTiers } from '#lib/ledger/index.ts';
import { covers, isWithin, MULTIPLIERS_ALONE, outranks } from '#lib/pricing/index.ts';
import { listModels } from '../models/repository.ts';
import { findMeetings } from './overlaps.ts';
import { draftOf } from './read-corrections.ts';
import { type CorrectionRow, type CorrectionValues, findScopesForAll } from './repository.ts';

/**
 * Whether a correction takes two people (product §19.5): its multiplier is far from one, it is for everybody and all
 * models, or for a tier that a payer of the person's own has now.
 */
export async function takesTwoToMake(
  trx: Database,
  by: string,
  values: CorrectionValues,
  present: Pick<CorrectionRow, 'id'> | null = null,
): Promise<boolean> {
  return (
    !isWithin(values.multiplier, MULTIPLIERS_ALONE) ||
    (await isOfOwnTier(trx, by, values)) ||
    isForEverything(trx, by, values, present?.id ?? null)
  );
}

/** Whether it takes two to withdraw one: it is for one's own tier, and without it something would cost less. */
export async function takesTwoToWithdraw(trx: Database, by: string, row: CorrectionRow): Promise<boolean> {
  if (!(await isOfOwnTier(trx, by, row))) return false;
  const draft = draftOf(row);
  const weaker = (await findMeetings(trx, draft)).filter(({ rival }) => outranks(draft, rival));
  const others = ['1', ...weaker.map(({ rival }) => rival.multiplier)];
  return others.some((other) => isLess(other, row.multiplier));
}

/**
 * Whether it takes two to change one. A new reason is for one person, and so is an earlier end where withdrawing it is.
 * Any other change is like withdrawing the old one and making the new one.
 */
export async function takesTwoToChange(
  trx: Database,
  by: string,
  before: CorrectionRow,
  values: CorrectionValues,
): Promise<boolean> {
  if (!differ(before, values)) return false;
  if (await takesTwoToWithdraw(trx, by, before)) return true;
  const isOnlyEndedEarlier =
    !differ({ ...before, valid_to: values.valid_to }, values) && endsEarlier(before, values);
  return !isOnlyEndedEarlier && takesTwoToMake(trx, by, values, before);
}

async function isOfOwnTier(
  trx: Database,
  by: string,
  { target_tier: tier }: Pick<CorrectionValues, 'target_tier'>,
): Promise<boolean> {
  return tier !== null && (await findOwnTiers(trx, by)).includes(tier);
}

/** Whether every model is covered for everybody, by this one alone or together with others of the same person. */
async function isForEverything(
  trx: Database,
  by: string,
  values: CorrectionValues,
  except: string | null,
): Promise<boolean> {
  if (values.target_payer_id !== null || values.target_tier !== null) return false;
  if (values.scope_type === 'all') return true;
  const [models, others] = await Promise.all([
    listModels(trx, { enabledOnly: true }),
    findScopesForAll(trx, { by, except }),
  ]);
  const scopes = [values, ...others];
  return models.length > 0 && models.every((model) => scopes.some((scope) => covers(scope, model)));
}

type Terms = Omit<CorrectionValues, 'reason'>;

const differ = (one: Terms, other: Terms): boolean =>
  JSON.stringify(termsOf(one)) !== JSON.stringify(termsOf(other));

function termsOf({
  scope_type,
  scope_value,
  target_payer_id,
  target_tier,
  multiplier,
  valid_from,
  valid_to,
}: Terms) {
  return [scope_type, scope_value, target_payer_id, target_tier, multiplier, valid_from, valid_to];
}

const endsEarlier = ({ valid_to: before }: Terms, { valid_to: after }: Terms): boolean =>
  after !== null && (before === null || after < before);

const isLess = (one: string, other: string) => compareMoney(fromWire(one), fromWire(other)) < 0;
