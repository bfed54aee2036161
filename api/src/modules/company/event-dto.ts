import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { type EventRow, findNames } from './history-repository.ts';
import type { CompanyEventSchema } from './schemas.ts';

const ID_FIELD = /_id$/;
/** The subject of an event is named beside its changes, so it is left out of them. */
const SUBJECT = 'user_id';

type Event = Static<typeof CompanyEventSchema>;
type Names = ReadonlyMap<string, string>;
export type NamedEvent = EventRow & { readonly names: Names };

/** Reads at once the names of the people and roles of a page. */
export async function withNames(db: Database, rows: readonly EventRow[]): Promise<NamedEvent[]> {
  const ids = rows.flatMap(({ actor_id, before, after }) => [
    ...(actor_id === null ? [] : [actor_id]),
    ...[before, after].flatMap((values) =>
      Object.entries(Object(values)).flatMap(([field, value]) => (isId(field, value) ? [value] : [])),
    ),
  ]);
  const names = await findNames(db, [...new Set(ids)]);
  return rows.map((row) => ({ ...row, names }));
}

export function toEvent({ id, at, action, actor_id, before, after, names }: NamedEvent): Event {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])].filter((field) => field !== SUBJECT);
  const changes = fields.map((field) => ({
    field,
    before: toText(field, old.get(field), names),
    after: toText(field, now.get(field), names),
  }));
  const subject = now.get(SUBJECT) ?? old.get(SUBJECT);
  return {
    id,
    at: at.toISOString(),
    action,
    actor: personOf(actor_id, names),
    user: personOf(typeof subject === 'string' ? subject : null, names),
    changes: changes.filter((change) => change.before !== change.after),
  };
}

function personOf(id: string | null, names: Names): Event['actor'] {
  return id === null ? null : { id, display_name: names.get(id) ?? '' };
}

function fieldsOf(values: unknown): Map<string, unknown> {
  return new Map<string, unknown>(Object.entries(Object(values)));
}

function toText(field: string, value: unknown, names: Names): string | null {
  if (value === undefined || value === null) return null;
  if (isId(field, value)) return names.get(value) ?? value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isId(field: string, value: unknown): value is string {
  return ID_FIELD.test(field) && typeof value === 'string' && UUID_PATTERN.test(value);
}
