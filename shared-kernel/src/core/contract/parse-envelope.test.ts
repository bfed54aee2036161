import fc from 'fast-check';
import { parseEnvelope } from './index.ts';

describe('parseEnvelope', () => {
  it('reads a success', () => {
    expect(parseEnvelope({ status: 'success', message: 'Готово', data: { id: 1 } })).toEqual({
      kind: 'success',
      message: 'Готово',
      data: { id: 1 },
    });
  });

  it('takes null for data: a user without a group has a group of null', () => {
    expect(parseEnvelope({ status: 'success', message: '', data: null })).toEqual({
      kind: 'success',
      message: '',
      data: null,
    });
  });

  it('reads an error with everything that its details may hold', () => {
    const details = {
      code: 'VAL.004',
      category: 'validation',
      fields: { email: 'Email обязателен' },
      permission: 'user:manage',
      trace_id: 'f00d',
    };
    expect(parseEnvelope({ status: 'error', message: 'Нет', details })).toEqual({
      kind: 'error',
      message: 'Нет',
      details,
    });
  });

  it('leaves out details of a wrong type instead of trusting them', () => {
    const details = {
      code: 7,
      category: null,
      fields: { email: 'плохо', phone: 3 },
      trace_id: {},
      extra: 'x',
    };
    expect(parseEnvelope({ status: 'error', message: 5, details })).toEqual({
      kind: 'error',
      message: '',
      details: { fields: { email: 'плохо' } },
    });
  });

  it.each([undefined, null, 'text', [], 4])('reads an error whose details are %j', (details) => {
    expect(parseEnvelope({ status: 'error', message: 'Нет', details })).toEqual({
      kind: 'error',
      message: 'Нет',
      details: {},
    });
  });

  it.each([
    undefined,
    null,
    '',
    '<html>',
    0,
    true,
    [],
    [{ status: 'success', data: 1 }],
    {},
    { data: 1 },
    { status: 'ok', data: 1 },
    { status: 'success', message: 'no data' },
    { status: 200 },
  ])('hands %j back as it came', (body) => {
    expect(parseEnvelope(body)).toEqual({ kind: 'not-an-envelope', body });
  });

  it('keeps any data and any message of a success', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (message, data) => {
        expect(parseEnvelope({ status: 'success', message, data })).toEqual({
          kind: 'success',
          message,
          data,
        });
      }),
    );
  });

  it('never throws and always answers one of three kinds', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (body) => {
        expect(['success', 'error', 'not-an-envelope']).toContain(parseEnvelope(body).kind);
      }),
    );
  });

  it('gives fields as texts only, whatever the server sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
        const parsed = parseEnvelope({ status: 'error', message: '', details: { fields } });
        const read = parsed.kind === 'error' ? Object.values(parsed.details.fields ?? {}) : [];
        expect(read.every((text) => typeof text === 'string')).toBe(true);
      }),
    );
  });
});
