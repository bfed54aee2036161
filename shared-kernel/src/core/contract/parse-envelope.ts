import type { ErrorDetails } from './envelope.ts';

/** What a body turned out to be. The caller passes `not-an-envelope` through (product §7.4). */
export type ParsedEnvelope =
  | { readonly kind: 'success'; readonly message: string; readonly data: unknown }
  | { readonly kind: 'error'; readonly message: string; readonly details: ErrorDetails }
  | { readonly kind: 'not-an-envelope'; readonly body: unknown };

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads a body as an envelope without trusting it: members of a wrong type are left out, and a body that has no
 * known `status` is `not-an-envelope` (product §7.4). Never throws.
 */
export function parseEnvelope(body: unknown): ParsedEnvelope {
  if (!isObject(body)) return { kind: 'not-an-envelope', body };
  const message = typeof body.message === 'string' ? body.message : '';
  if (body.status === 'success' && 'data' in body) return { kind: 'success', message, data: body.data };
  if (body.status === 'error') return { kind: 'error', message, details: readDetails(body.details) };
  return { kind: 'not-an-envelope', body };
}

function readDetails(details: unknown): ErrorDetails {
  if (!isObject(details)) return {};
  return {
    ...readText(details, 'code'),
    ...readText(details, 'category'),
    ...readText(details, 'permission'),
    ...readText(details, 'shortfall'),
    ...readText(details, 'trace_id'),
    ...(Array.isArray(details.methods)
      ? { methods: details.methods.filter((method) => typeof method === 'string') }
      : {}),
    ...(typeof details.count === 'number' ? { count: details.count } : {}),
    ...(isObject(details.fields) ? { fields: textMembers(details.fields) } : {}),
  };
}

function readText<Key extends string>(from: JsonObject, key: Key): { [K in Key]?: string } {
  const value = from[key];
  const found: { [K in Key]?: string } = {};
  if (typeof value === 'string') found[key] = value;
  return found;
}

function textMembers(from: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(from).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
