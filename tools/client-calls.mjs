// Of the API's OpenAPI document only what the client types: for each call its path parameters, query, body and the data
// of its success. What may go wrong is `ApiError` for every call alike.

/** @typedef {{ [name: string]: unknown }} Schema */

/** What an address leaves out; the client puts it back by how the rest begins. */
const API_PREFIX = /^\/api\/(?:v1\/|(?=nona\/))/;
/** Called by other services, by the provider, and by the tests' mailbox; never by the cabinet's pages. */
const NOT_FOR_PAGES = /^\/api\/(internal|demo)\//;
/** The client keeps the keys of an object that has this name, so it is the place for keys that are data. */
const KEPT_KEYS = 'fields';
/** A name that the client can rename to camelCase and back. */
const SNAKE_NAME = /^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*$/;

/**
 * @param {any} schema
 * @param {Record<string, Schema>} named Where a shape that has a title is kept, once.
 * @returns {Schema}
 */
function slim(schema, named, name = '') {
  const { type, items, properties, required, additionalProperties: values, description, title } = schema;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const about = description === undefined ? {} : { description };
  // As a choice of constants, for `enum` and `const` would each add a comment to the line.
  if (choices !== undefined)
    return { ...about, oneOf: choices.map((/** @type {unknown} */ value) => ({ const: value })) };
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined)
    return { ...about, oneOf: union.map((/** @type {any} */ part) => slim(part, named, name)) };
  if (items !== undefined) return { ...about, type, items: slim(items, named, name) };
  if (type !== 'object') return { ...about, type };
  const isRecord = typeof values === 'object' || schema.patternProperties !== undefined;
  if (isRecord && name !== KEPT_KEYS)
    throw new Error(
      `«${name}» has keys that are data, and the client would rename them: make it a list, or call it «${KEPT_KEYS}»`,
    );
  if (isRecord) return { ...about, type, additionalProperties: slim(values ?? {}, named) };
  // Whatever stands below it is kept, too.
  const inner = (/** @type {string} */ key) => (name === KEPT_KEYS ? KEPT_KEYS : key);
  const entries = Object.entries(properties ?? {}).map(([key, value]) => [
    key,
    slim(value, named, inner(key)),
  ]);
  const shape = { ...about, type, properties: Object.fromEntries(entries), required: required ?? [] };
  if (title === undefined) return shape;
  named[title] ??= shape;
  if (JSON.stringify(named[title]) !== JSON.stringify(shape))
    throw new Error(`Two shapes have the title «${title}»`);
  return { $ref: `#/components/schemas/${title}` };
}

/**
 * The parameters of a place. Of a path only those that are more than a text, for the address names the others.
 *
 * @param {any[]} parameters
 * @param {'path' | 'query'} place
 */
function parametersOf(parameters, place) {
  const found = parameters.filter(
    ({ in: where, schema }) =>
      where === place && (place === 'query' || schema.type !== 'string' || 'enum' in schema),
  );
  if (found.length === 0) return {};
  const properties = found.map(({ name, schema, description }) => [
    name,
    { ...slim(schema, {}), description },
  ]);
  const required = found.filter((parameter) => parameter.required).map(({ name }) => name);
  return { [place]: { type: 'object', properties: Object.fromEntries(properties), required } };
}

/**
 * @param {any} operation
 * @param {Record<string, Schema>} named
 * @returns {Record<string, Schema> | null} `null` for what a page does not call: neither an envelope nor a file.
 */
function partsOf(operation, named) {
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const data = answer?.properties?.data;
  if (data === undefined && answer?.format !== 'binary') return null;
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return {
    ...parametersOf(operation.parameters ?? [], 'path'),
    ...parametersOf(operation.parameters ?? [], 'query'),
    ...(body === undefined ? {} : { body: slim(body, named) }),
    ...(data === undefined ? { file: { oneOf: [{ const: true }] } } : { data: slim(data, named) }),
  };
}

/** @param {Schema | undefined} part */
function checkNames(part, call = '') {
  for (const name of Object.keys(Object(part?.properties)))
    if (!SNAKE_NAME.test(name)) throw new Error(`${call}: the client cannot write the name «${name}»`);
}

/** A query of fewer names says more where it is taken. */
const SHARED_FROM = 4;

/**
 * Keeps a query that several calls take once, as the lists of one kind and their files do, under the name of the first of them.
 *
 * @param {Record<string, Record<string, Schema>>} calls
 * @param {Record<string, Schema>} named
 */
function shareQueries(calls, named) {
  /** @type {Map<string, string[]>} */
  const takers = new Map();
  for (const [call, { query }] of Object.entries(calls)) {
    if (Object.keys(Object(query?.properties)).length < SHARED_FROM) continue;
    const shape = JSON.stringify(query);
    takers.set(shape, [...(takers.get(shape) ?? []), call]);
  }
  for (const [first = '', ...others] of takers.values()) {
    const parts = calls[first];
    if (parts?.query === undefined || others.length === 0) continue;
    const words = first.replace(/^[A-Z]+ /, '').match(/[a-z]+/g) ?? [];
    const title = `${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}Query`;
    named[title] = parts.query;
    for (const call of [first, ...others])
      calls[call] = { ...calls[call], query: { $ref: `#/components/schemas/${title}` } };
  }
}

/**
 * Every call by its method and address below `/api/v1/`, e.g. `GET users/me`; those of the promo administration are below
 * `/api/nona/`, and called `GET nona/…`. Beside `Calls` the shapes that have a title and the
 * queries that several calls take.
 *
 * @param {{ paths: Record<string, Record<string, any>> }} document
 * @returns {{ Calls: { type: 'object', properties: Record<string, Schema>, required: string[] }, [title: string]: Schema }}
 */
export function clientSchemas({ paths }) {
  /** @type {Record<string, Schema>} */
  const named = {};
  /** @type {Record<string, Record<string, Schema>>} */
  const calls = {};
  for (const [path, operations] of Object.entries(paths)) {
    if (NOT_FOR_PAGES.test(path)) continue;
    for (const [method, operation] of Object.entries(operations)) {
      const parts = partsOf(operation, named);
      if (parts === null) continue;
      const call = `${method.toUpperCase()} ${path.replace(API_PREFIX, '')}`;
      checkNames(parts.query, call);
      calls[call] = parts;
    }
  }
  shareQueries(calls, named);
  const properties = Object.entries(calls).map(([call, parts]) => [
    call,
    { type: 'object', properties: parts, required: Object.keys(parts) },
  ]);
  return {
    ...named,
    Calls: { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(calls) },
  };
}
