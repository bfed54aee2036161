import { wire } from '#lib/wire.ts';

/**
 * The canonical text of a validated body, with sorted keys and amounts as on the wire. Bodies that mean the same have
 * the same text, so a retry by another program is not taken for another request.
 */
export function canonicalBody(body: unknown, schema?: unknown): string {
  return JSON.stringify(inOneForm(body ?? null, schema));
}

function inOneForm(value: unknown, schema: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneForm(item, Object(schema).items));
  if (typeof value === 'string') return isMoney(schema) ? wire(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object(Object(schema).properties);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOneForm(inner, properties[name])]));
}

/** Whether a field is an amount of money, perhaps nullable. */
function isMoney(schema: unknown): boolean {
  const { 'x-form': form, anyOf } = Object(schema);
  return form === 'money' || (Array.isArray(anyOf) && anyOf.some(isMoney));
}
