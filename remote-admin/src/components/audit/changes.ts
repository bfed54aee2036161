type State = Readonly<Record<string, unknown>> | null;

/** One field of a state and what became of it. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
}

/** Same content, whatever the order of the names. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [
    new Map<string, unknown>(Object.entries(one)),
    new Map<string, unknown>(Object.entries(other)),
  ];
  return (
    ones.size === others.size &&
    [...ones].every(([key, value]) => others.has(key) && isEqual(value, others.get(key)))
  );
}

function kindOf(field: string, before: State, after: State): Change['kind'] {
  const [was, is] = [before !== null && field in before, after !== null && field in after];
  if (!was) return 'added';
  if (!is) return 'removed';
  return isEqual(before?.[field], after?.[field]) ? 'same' : 'changed';
}

/** The fields of two states, those that differ first. */
export function changesOf(before: State, after: State): readonly Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields.map((field) => ({
    field,
    before: before?.[field],
    after: after?.[field],
    kind: kindOf(field, before, after),
  }));
  return [...changes.filter(({ kind }) => kind !== 'same'), ...changes.filter(({ kind }) => kind === 'same')];
}
