import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { type AccessModel, compileAccess, parseModelAccess } from '@cabinet/kernel/core/model-access';
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
 * draft, or by the other role of each (product §6.8).
 */
export async function replayDraft(
  db: Database,
  session: Session,
  { permissions, role_id: roleId, days = USUAL_DAYS }: ReplayDraft,
): Promise<Static<typeof ReplayData>> {
  demandRuleEditor(session);
  await demandRole(db, session, roleId);
  const models = await listModels(db, { enabledOnly: false });
  const { verdictOf } = compileAccess(readDraft(permissions, models));
  const blocked = models.filter((model) => !verdictOf(model).hasAccess).map(({ id }) => id);
  const byOther = closedByOthers(await findOtherRules(db, roleId), models);
  const to = moscowDay(new Date());
  const from = addDays(to, 1 - days);
  const sums = await sumCharges(db, { roleId, from, to, blocked, byOther });
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
    people: shown.map(({ user_id, refused, amount }) => ({
      user_id,
      display_name: names.get(user_id) ?? '',
      refused,
      amount: wire(amount),
    })),
    people_count: people.length,
    models: sums.flatMap(({ model_id: id, refused, amount }) => {
      const model = models.find((each) => each.id === id);
      return model ? [{ id: model.id, name: model.name, refused, amount: wire(amount) }] : [];
    }),
  };
}

function closedByOthers(roles: readonly OtherRules[], models: readonly AccessModel[]): ClosedByRole[] {
  return roles.flatMap(({ id: roleId, rules }) => {
    const { verdictOf } = compileAccess(parseModelAccess(rules));
    return models
      .filter((model) => !verdictOf(model).hasAccess)
      .map(({ id: modelId }) => ({ roleId, modelId }));
  });
}
