import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/index.ts';
import type { Operation } from './repository.ts';

const RETURNS = {
  success: 'MNT_SUCCESS_URL',
  fail: 'MNT_FAIL_URL',
  inprogress: 'MNT_INPROGRESS_URL',
  return: 'MNT_RETURN_URL',
} as const;

/** The outcomes for which the form has an address. */
export type OperationResult = keyof typeof RETURNS;

/** The form's signature does not cover the addresses, so the emulator follows only those of the cabinet. */
export function returnUrl(
  { id, fields }: Operation,
  result: OperationResult,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): string | undefined {
  const text = fields[RETURNS[result]];
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.host !== request.host && url.origin !== publicUrl) return undefined;
  url.searchParams.set('MNT_OPERATION_ID', String(id));
  return url.href;
}
