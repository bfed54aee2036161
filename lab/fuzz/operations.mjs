/**
 * Who may call an operation: `x-access` of the OpenAPI document.
 *
 * @typedef {'public' | 'session' | {service: string} | {permission: string}} Access
 *
 * @typedef {import('./schema-fit.mjs').Schema} Schema
 * @typedef {{name: string, required: boolean, schema: Schema}} Parameter
 * @typedef {{codes: string[], json: Schema | undefined}} DeclaredAnswer
 *
 * @typedef {object} Operation
 * @property {string} name `GET /api/v1/users/me`
 * @property {string} method
 * @property {string} path with `{parameters}`
 * @property {string} area what ids of its answers belong to: the first part of its address
 * @property {Access} access
 * @property {Parameter[]} params
 * @property {Parameter[]} query
 * @property {Schema | undefined} body
 * @property {Record<string, DeclaredAnswer>} answers by status
 */

/** @param {Access} access */
export const isOfServices = (access) => typeof access === 'object' && 'service' in access;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const CODE = /[A-Z]+\.\d{3}/g;

/**
 * What may be called, in the order of the document.
 *
 * @param {{paths: Record<string, Record<string, any>>}} document OpenAPI
 * @returns {Operation[]}
 */
export function readOperations({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, definition]) => readOperation(method.toUpperCase(), path, definition)),
  );
}

/** @param {string} method @param {string} path @param {Record<string, any>} definition @returns {Operation} */
function readOperation(method, path, definition) {
  const name = `${method} ${path}`;
  const access = definition['x-access'];
  if (access === undefined) throw new Error(`${name} does not say who may call it (x-access)`);
  const parameters = (/** @type {string} */ place) =>
    (definition.parameters ?? [])
      .filter((/** @type {{in: string}} */ parameter) => parameter.in === place)
      .map((/** @type {any} */ parameter) => ({
        name: parameter.name,
        required: parameter.required === true,
        schema: parameter.schema,
      }));
  return {
    name,
    method,
    path,
    area: path.replace(/^\/api\/(internal\/)?(v1|demo)\//, '').split(/[/{]/)[0] ?? '',
    access,
    params: parameters('path'),
    query: parameters('query'),
    body: definition.requestBody?.content?.['application/json']?.schema,
    answers: Object.fromEntries(
      Object.entries(definition.responses ?? {}).map(([status, answer]) => [status, readAnswer(answer)]),
    ),
  };
}

/** @param {any} answer @returns {DeclaredAnswer} */
function readAnswer({ description = '', content }) {
  return {
    codes: description.match(CODE) ?? [],
    json: content?.['application/json']?.schema,
  };
}
