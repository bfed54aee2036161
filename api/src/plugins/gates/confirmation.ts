import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '#lib/api-error.ts';
import { proofsOf } from '#lib/second-factors/index.ts';
import { useConfirmation } from '#lib/sessions/repository.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Confirmation } from '#lib/sessions/session.ts';
import { isSafe } from '../safe-methods.ts';
import { permissionOf } from './access-kinds.ts';
import { readCookie } from './cookies.ts';
import { NOTED_EVERY_S, noteInPassing, sessionOf } from './session.ts';

/**
 * Asks whoever does something grave to prove again who they are (product §12.10), before the call itself is looked at. The
 * start fails on a call that changes something for somebody signed in and does not say whether it is one of those.
 */
export const confirmationPlugin = fp(async (app) => {
  const { connection } = app.context;

  app.addHook('onRoute', demandDeclaration);

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.confirms === true) await demandConfirmation(request);
  });
  app.addHook('preValidation', async (request) => {
    const { confirms } = request.routeOptions.config;
    if (typeof confirms !== 'object') return;
    const body = Object(request.body);
    if (confirms.some((field) => Object.hasOwn(body, field))) await demandConfirmation(request);
  });

  async function demandConfirmation(request: FastifyRequest): Promise<void> {
    const { id, userId } = sessionOf(request);
    const confirmation = confirmationOf(request);
    if (!confirmation) throw new ApiError('AUTH.010', { methods: await proofsOf(connection.db, userId) });
    if (confirmation.unusedSeconds > NOTED_EVERY_S)
      await noteInPassing(request, connection, () => useConfirmation(connection.db, id));
  }
});

/** That the person has proved of late who they are, on the very device that asks. */
export function confirmationOf(request: FastifyRequest): Confirmation | null {
  const { confirmation } = sessionOf(request);
  const device = readCookie(request, 'cabinet_device');
  const isHere =
    device !== undefined &&
    confirmation?.deviceHash === hashSecret(device).toString('hex') &&
    confirmation.fingerprint === request.fingerprint;
  return isHere ? confirmation : null;
}

function demandDeclaration({ method, url, config, schema }: RouteOptions): void {
  const isOfPerson = config?.access === 'session' || permissionOf(config?.access) !== undefined;
  const isWrite = ![method].flat().every(isSafe);
  const { confirms } = config ?? {};
  const call = `${String(method)} ${url}`;
  if (isWrite && isOfPerson) {
    if (confirms === undefined) throw new Error(`${call} does not declare config.confirms`);
  } else if (confirms !== undefined) {
    throw new Error(`${call} declares config.confirms, which only writing calls of people do`);
  }
  if (typeof confirms !== 'object') return;
  const fields = Object(Object(schema?.body).properties);
  const unknown = confirms.filter((field) => !Object.hasOwn(fields, field));
  if (unknown.length > 0 || confirms.length === 0)
    throw new Error(
      `${call} has no ${unknown.join(', ') || 'field'} in its body, which config.confirms names`,
    );
}
