import { refusal, refusalStatus } from '@cabinet/http-server';
import { ERROR_CATALOGUE, isErrorCode, parseEnvelope } from '@cabinet/kernel/core/contract';
import { expect, it } from '@jest/globals';

it.each([400, 404, 405, 408, 413, 414, 429, 431, 500, 502, 503, 504])(
  'what a server refuses with %i is an error of the catalogue',
  (status) => {
    const envelope = parseEnvelope(JSON.parse(refusal(refusalStatus(status), 'trace')));
    if (envelope.kind !== 'error' || !isErrorCode(envelope.details.code)) throw new Error('no error');
    const { code, category } = envelope.details;
    expect(category).toBe(ERROR_CATALOGUE[code].category);
    if (code !== 'VAL.003' && code !== 'SYS.002') expect(ERROR_CATALOGUE[code].httpStatus).toBe(status);
  },
);
