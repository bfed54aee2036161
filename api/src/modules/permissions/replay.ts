import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  type AccessModel,
  compileAccess,
  type ModelAccess,
  parseModelAccess,
} from '@cabinet/kernel/core/model-access';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { wire } from '#lib/wire.ts';
import { listModels } from '../models/repository.ts';
import { demandRole } from '../roles/access.ts';
import { demandRuleEditor } from './access.ts';
import {
  type ClosedByRole,
  findDisplayNames,
  findOtherRules,
  type OtherRules,
  type ReplayRow,
  sumCharges,
} from './replay-repository.ts';
import { readDraft } from './rules.ts';
import type { REPLAY_DAYS, ReplayBody, ReplayData } from './schemas.ts';

const USUAL_DAYS = 30;
/** Nobody reads more people than this; their number is told. */
const PEOPLE_SHOWN = 100;

type ReplayDraft = Omit<Static<typeof ReplayBody>, 'days'> & { readonly days?: (typeof REPLAY_DAYS)[number] };

/**
 * What would have been refused of the real charges of the people who have the role now, or keep it in a company: by the
 * draft, or by the other role of each (product §6.8). By the edit is what the saved rules let pass.
 */
export async function replayDraft(
  db: Database,
  session: Session,
  { permissions, role_id: roleId, days = USUAL_DAYS }: ReplayDraft,
): Promise<Static<typeof ReplayData>> {
  demandRuleEditor(session);
  const role = await demandRole(db, session, roleId);
  const models = await listModels(db, { enabledOnly: false });
  const blocked = closedBy(readDraft(permissions, models), models);
  const blockedNow = closedBy(parseModelAccess(role.permissions), models);
  const byOther = closedByOthers(await findOtherRules(db, roleId), models);
  const to = moscowDay(new Date());
  const from = addDays(to, 1 - days);
  const sums = await sumCharges(db, { roleId, from, to, blocked, blockedNow, byOther });
  const all = sums.find(({ user_id, model_id }) => user_id === null && model_id === null);
  const people = sums.flatMap(({ user_id, ...sum }) => (user_id === null ? [] : [{ user_id, ...sum }]));
  const shown = people.slice(0, PEOPLE_SHOWN);
  const names = await findDisplayNames(
    db,
    shown.map(({ user_id }) => user_id),
  );
  return {
    days,
    from,
    to,
    charges: all?.charges ?? 0,
    refused: all?.refused ?? 0,
    amount_refused: wire(all?.amount ?? '0'),
    refused_by_edit: all?.refused_by_edit ?? 0,
    amount_by_edit: wire(all?.amount_by_edit ?? '0'),
    people: shown.map((sum) => ({
      user_id: sum.user_id,
      display_name: names.get(sum.user_id) ?? '',
      ...refusedOf(sum),
    })),
    people_count: people.length,
    models: sums.flatMap((sum) => {
      const model = models.find(({ id }) => id === sum.model_id);
      return model ? [{ id: model.id, name: model.name, ...refusedOf(sum) }] : [];
    }),
  };
}

const refusedOf = ({ refused, refused_by_edit, amount }: ReplayRow) => ({
  refused,
  refused_by_edit,
  amount: wire(amount),
});

function closedBy(rules: ModelAccess, models: readonly AccessModel[]): string[] {
  const { verdictOf } = compileAccess(rules);
  return models.filter((model) => !verdictOf(model).hasAccess).map(({ id }) => id);
}

function closedByOthers(roles: readonly OtherRules[], models: readonly AccessModel[]): ClosedByRole[] {
  return roles.flatMap(({ id: roleId, rules }) =>
    closedBy(parseModelAccess(rules), models).map((modelId) => ({ roleId, modelId })),
  );
}
