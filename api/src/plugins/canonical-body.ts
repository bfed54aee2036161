import { fromWire, toWire } from '@cabinet/kernel/core/money';

/**
 * A validated body in its one form: keys in order, amounts as the wire writes them. Two bodies that mean the same are
 * one text, so that a retry by another program under the same key is not taken for another request.
 */
export function canonicalBody(body: unknown, schema?: unknown): string {
  return JSON.stringify(inOneForm(body ?? null, schema));
}

function inOneForm(value: unknown, schema: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneForm(item, Object(schema).items));
  if (typeof value === 'string') return isMoney(schema) ? toWire(fromWire(value)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object(Object(schema).properties);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOneForm(inner, properties[name])]));
}

/** An amount of money, or one that may also be null. */
function isMoney(schema: unknown): boolean {
  const { 'x-form': form, anyOf } = Object(schema);
  return form === 'money' || (Array.isArray(anyOf) && anyOf.some(isMoney));
}
