import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { covers, outranks, type Scope } from '#lib/pricing/index.ts';
import { listModels, type ModelRow } from '../models/repository.ts';
import { iso, toCorrection } from './correction-dto.ts';
import type { Draft } from './draft.ts';
import { findRivals, type Rival } from './overlap-repository.ts';
import { findCorrections } from './repository.ts';
import type { OverlapsSchema } from './schemas.ts';

type Overlaps = Static<typeof OverlapsSchema>;

const SHOWN = 50;

/** A correction that meets another one, and how many models both cover. */
interface Meeting {
  readonly rival: Rival;
  readonly models: number;
}

/** The corrections that meet this one at a model, a payer and a time, the strongest first. */
export async function findMeetings(db: Database, draft: Draft): Promise<Meeting[]> {
  const [models, rivals] = await Promise.all([listModels(db, { enabledOnly: false }), findRivals(db, draft)]);
  const covered = coverage(models);
  const own = covered(draft);
  return rivals
    .map((rival) => ({ rival, models: countShared(own, covered(rival)) }))
    .filter(({ rival, models: shared }) => shared > 0 || isSameScope(rival, draft))
    .sort((one, other) => (outranks(one.rival, other.rival) ? -1 : 1));
}

/** The same for the wire, and which of the two applies there. */
export async function findOverlaps(db: Database, draft: Draft): Promise<Overlaps> {
  const meeting = await findMeetings(db, draft);
  const shown = meeting.slice(0, SHOWN);
  const rows = await findCorrections(
    db,
    shown.map(({ rival }) => rival.id),
  );
  return {
    total: meeting.length,
    items: shown.flatMap(({ rival, models: shared }) => {
      const row = rows.find(({ id }) => id === rival.id);
      if (!row) return [];
      const wins = outranks(draft, rival) ? ('this' as const) : ('other' as const);
      return [{ correction: toCorrection(row), wins, models: shared, ...together(draft, rival) }];
    }),
  };
}

/** Reads the models of each scope once. */
function coverage(models: readonly ModelRow[]): (scope: Scope) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (scope) => {
    const key = `${scope.scope_type}:${scope.scope_value}`;
    const found =
      known.get(key) ?? new Set(models.filter((model) => covers(scope, model)).map(({ id }) => id));
    known.set(key, found);
    return found;
  };
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((id) => large.has(id)).length;
}

const isSameScope = (one: Scope, other: Scope) =>
  one.scope_type === other.scope_type && one.scope_value === other.scope_value;

function together(draft: Draft, rival: Rival): { readonly from: string; readonly to: string | null } {
  const ends = [draft.valid_to, rival.valid_to].filter((end) => end !== null);
  const from = new Date(Math.max(draft.valid_from.getTime(), rival.valid_from.getTime()));
  const to = ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
  return { from: from.toISOString(), to: iso(to) };
}
