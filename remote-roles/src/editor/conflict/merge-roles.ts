import type { ModelRule, RuleAction } from '@cabinet/kernel/core/model-access';
import type { Side, Sides } from './merge-order.ts';
import { compareRules, joinRules, type RuleVersions } from './merge-rules.ts';

/** A role as far as two people can disagree about it. */
export interface MergeableRole {
  readonly name: string;
  readonly description: string;
  readonly granted: readonly string[];
  readonly all: RuleAction;
  readonly rules: readonly ModelRule[];
}

type Versions = Sides<MergeableRole>;

/** Whose version counts, by the id of the row; a row that is not named takes what was changed. */
export type Choices = Readonly<Record<string, Side>>;

interface Judged {
  readonly id: string;
  readonly changedBy: Side | 'both';
  /** Both have changed it, each otherwise: somebody must choose. */
  readonly isConflict: boolean;
  readonly chosen: Side;
}

/** One difference: what it is about, and what each side has. */
export type MergeRow = Judged &
  (
    | { readonly kind: 'name' | 'description'; readonly theirs: string; readonly mine: string }
    | {
        readonly kind: 'permission';
        readonly permission: string;
        readonly theirs: boolean;
        readonly mine: boolean;
      }
    | { readonly kind: 'all'; readonly theirs: RuleAction; readonly mine: RuleAction }
    | ({ readonly kind: 'rule' } & Pick<RuleVersions, 'rule' | 'theirs' | 'mine'>)
    | { readonly kind: 'order' }
  );

export interface Merge {
  /** What differs from the beginning, in the order of the editor. */
  readonly rows: readonly MergeRow[];
  readonly result: MergeableRole;
}

/** What one side has changed is taken; where both have, mine is, until somebody chooses. `null`: nothing has changed. */
function judge(id: string, { base, theirs, mine }: Sides<unknown>, choices: Choices): Judged | null {
  const theyChanged = theirs !== base;
  const iChanged = mine !== base;
  if (!theyChanged && !iChanged) return null;
  const isConflict = theyChanged && iChanged && theirs !== mine;
  const changedBy = theyChanged && iChanged ? 'both' : theyChanged ? 'theirs' : 'mine';
  return { id, changedBy, isConflict, chosen: choices[id] ?? (changedBy === 'theirs' ? 'theirs' : 'mine') };
}

const sideOf = (judged: Judged | null): Side => judged?.chosen ?? 'mine';
const present = <Row>(rows: readonly (Row | null)[]) => rows.flatMap((row) => row ?? []);

function mergeText(kind: 'name' | 'description', { base, theirs, mine }: Versions, choices: Choices) {
  const values = { base: base[kind], theirs: theirs[kind], mine: mine[kind] };
  const judged = judge(kind, values, choices);
  const row: MergeRow | null = judged && { ...judged, kind, theirs: values.theirs, mine: values.mine };
  return { row, value: values[sideOf(judged)] };
}

function mergePermissions({ base, theirs, mine }: Versions, choices: Choices) {
  const all = [...new Set([...mine.granted, ...theirs.granted, ...base.granted])];
  const judged = all.map((permission) => {
    const values = {
      base: base.granted.includes(permission),
      theirs: theirs.granted.includes(permission),
      mine: mine.granted.includes(permission),
    };
    const verdict = judge(`permission:${permission}`, values, choices);
    const row: MergeRow | null = verdict && {
      ...verdict,
      kind: 'permission',
      permission,
      theirs: values.theirs,
      mine: values.mine,
    };
    return { row, permission, isKept: values[sideOf(verdict)] };
  });
  return {
    rows: present(judged.map(({ row }) => row)),
    granted: judged.flatMap(({ permission, isKept }) => (isKept ? [permission] : [])),
  };
}

function mergeRules(sides: Versions, choices: Choices) {
  const { base, theirs, mine } = sides;
  const all = { base: base.all, theirs: theirs.all, mine: mine.all };
  const judgedAll = judge('all', all, choices);
  const comparison = compareRules({ base: base.rules, theirs: theirs.rules, mine: mine.rules });
  const judgeRule = (version: RuleVersions) => judge(`rule:${version.key}`, version, choices);
  const { order } = comparison;
  const isConflict = order === 'conflict';
  const chosen = choices.order ?? (order === 'theirs' ? 'theirs' : 'mine');
  const orderRow: MergeRow | null =
    order === 'same'
      ? null
      : { kind: 'order', id: 'order', changedBy: isConflict ? 'both' : order, isConflict, chosen };
  const rows = present<MergeRow>([
    judgedAll && { ...judgedAll, kind: 'all', theirs: all.theirs, mine: all.mine },
    ...comparison.versions.map((version): MergeRow | null => {
      const judged = judgeRule(version);
      const { rule, theirs: theirAction, mine: myAction } = version;
      return judged && { ...judged, kind: 'rule', rule, theirs: theirAction, mine: myAction };
    }),
    orderRow,
  ]);
  const rules = joinRules(comparison, (version) => sideOf(judgeRule(version)), chosen);
  return { rows, all: all[sideOf(judgedAll)], rules };
}

/**
 * Brings together what two people made of one role. What only one of them changed is taken; a removal beats what was
 * left as it was; where both changed the same thing, each otherwise, mine stands until somebody chooses.
 */
export function mergeRoles(sides: Versions, choices: Choices = {}): Merge {
  const name = mergeText('name', sides, choices);
  const description = mergeText('description', sides, choices);
  const permissions = mergePermissions(sides, choices);
  const access = mergeRules(sides, choices);
  return {
    rows: [...present([name.row, description.row]), ...permissions.rows, ...access.rows],
    result: {
      name: name.value,
      description: description.value,
      granted: permissions.granted,
      all: access.all,
      rules: access.rules,
    },
  };
}
