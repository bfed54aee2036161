import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientSchemas } from './client-calls.mjs';

const json = (/** @type {object} */ schema) => ({ content: { 'application/json': { schema } } });
const envelope = (/** @type {object} */ data) =>
  json({ type: 'object', properties: { status: { type: 'string' }, data } });
const text = { type: 'string' };

const clientCalls = (/** @type {Parameters<typeof clientSchemas>[0]} */ document) =>
  clientSchemas(document).Calls.properties;

/** @param {object} operation */
const documentOf = (operation, path = '/api/v1/things') => ({ paths: { [path]: { get: operation } } });

/** @param {object} data */
const answering = (data) => documentOf({ responses: { 200: envelope(data) } });

describe('the calls of the client', () => {
  it('are those of pages, named by method and address', () => {
    const answer = { responses: { 200: envelope(text) } };
    const paths = {
      '/api/v1/users/me': { get: answer, patch: answer },
      '/api/nona/admin/promo/stats': { get: answer },
      '/api/internal/v1/charges': { post: answer },
      '/api/v1/payment/callback/payanyway': { post: { responses: { 200: json(text) } } },
    };
    assert.deepEqual(Object.keys(clientCalls({ paths })), [
      'GET users/me',
      'PATCH users/me',
      'GET nona/admin/promo/stats',
    ]);
  });

  it('keep of a success its data, of a failure nothing', () => {
    const [call] = Object.values(
      clientCalls(
        documentOf({
          parameters: [
            { in: 'path', name: 'id', required: true, schema: { ...text, pattern: 'x' } },
            { in: 'path', name: 'kind', required: true, schema: { ...text, enum: ['ip'] } },
            { in: 'query', name: 'page', schema: { type: 'integer' } },
          ],
          requestBody: json({ type: 'object', properties: { amount: text }, required: ['amount'] }),
          responses: { 200: envelope({ type: 'string', enum: ['a', 'b'] }), 400: json(text) },
        }),
      ),
    );
    assert.deepEqual(JSON.parse(JSON.stringify(call?.properties)), {
      path: { type: 'object', properties: { kind: { oneOf: [{ const: 'ip' }] } }, required: ['kind'] },
      query: { type: 'object', properties: { page: { type: 'integer' } }, required: [] },
      body: { type: 'object', properties: { amount: text }, required: ['amount'] },
      data: { oneOf: [{ const: 'a' }, { const: 'b' }] },
    });
  });

  it('may answer with keys that are data under the one name that the client leaves alone', () => {
    const record = { type: 'object', additionalProperties: text };
    const object = (/** @type {string} */ name) => ({ type: 'object', properties: { [name]: record } });
    assert.doesNotThrow(() => clientCalls(answering(object('fields'))));
    assert.throws(() => clientCalls(answering(object('by_model'))), /«by_model» has keys that are data/);
  });

  it('write a query that several of them take once, and each its own where it has few names', () => {
    const taking = (/** @type {string[]} */ ...names) => ({
      get: {
        parameters: names.map((name) => ({ in: 'query', name, schema: text })),
        responses: { 200: envelope(text) },
      },
    });
    const paths = {
      '/api/v1/money/{id}/things': taking('page', 'limit', 'sort', 'q'),
      '/api/v1/things': taking('page', 'limit', 'sort', 'q'),
      '/api/v1/people': taking('page'),
      '/api/v1/roles': taking('page'),
    };
    const { Calls, ...named } = clientSchemas({ paths });
    assert.deepEqual(Object.keys(named), ['MoneyIdThingsQuery']);
    assert.deepEqual(
      Object.values(Calls.properties).map((call) => Object.keys(Object(Object(call.properties).query))),
      [['$ref'], ['$ref'], ['type', 'properties', 'required'], ['type', 'properties', 'required']],
    );
  });

  it('write a shape that has a title once, and refuse a title that two shapes have', () => {
    const user = (/** @type {object} */ more) => ({
      type: 'object',
      title: 'User',
      properties: { id: text, ...more },
    });
    const answer = {
      type: 'object',
      properties: { user: user({}), others: { type: 'array', items: user({}) } },
    };
    const reference = { $ref: '#/components/schemas/User' };
    const { User, Calls } = clientSchemas(answering(answer));
    assert.deepEqual(User?.properties, { id: text });
    assert.deepEqual(Calls.properties['GET things']?.properties, {
      data: {
        type: 'object',
        properties: { user: reference, others: { type: 'array', items: reference } },
        required: [],
      },
    });
    const other = { type: 'object', properties: { user: user({}), former: user({ email: text }) } };
    assert.throws(() => clientSchemas(answering(other)), /Two shapes have the title «User»/);
  });

  it('have a query that can be written in camelCase and back', () => {
    const query = (/** @type {string} */ name) =>
      documentOf({ parameters: [{ in: 'query', name, schema: text }], responses: { 200: envelope(text) } });
    assert.doesNotThrow(() => clientCalls(query('amount_from')));
    assert.throws(() => clientCalls(query('spent_30d')), /cannot write the name «spent_30d»/);
    assert.throws(() => clientCalls(query('userId')), /cannot write the name «userId»/);
  });
});
