import type { ErrorCode } from '@cabinet/kernel/core/contract';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { TOO_LARGE, withCodes } from '#lib/envelope.ts';
import { scopeOf } from '../gates/access-kinds.ts';

const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Adds the answers of a route's gates to those it declares. */
export const gateAnswersPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.schema?.hide === true) return;
    const response = withCodes(route.schema?.response, gateCodes(route));
    route.schema = { ...route.schema, response: { ...response, ...(hasBody(route) ? TOO_LARGE : {}) } };
  });
});

const hasBody = ({ method }: RouteOptions) => METHODS_WITH_BODY.includes(String(method));

function gateCodes(route: RouteOptions): ErrorCode[] {
  const { config, schema } = route;
  const parts = [schema?.body, schema?.querystring, schema?.params].filter((part) => part !== undefined);
  const access = config?.access;
  const isOpen = access === 'public' || access === 'optional';
  const isOfServices = scopeOf(access) !== undefined;
  const codes: [boolean, ErrorCode[]][] = [
    [hasBody(route) && config?.originCheck !== false, ['AUTH.008']],
    [config?.fingerprint === 'required', ['AUTH.009']],
    [!isOpen, ['AUTH.001', 'AUTH.002']],
    [!isOpen && !isOfServices, ['AUTH.007']],
    [access !== 'public' && !isOfServices && config?.withoutFactor !== true, ['AUTH.013']],
    [typeof access === 'object', ['AUTH.003']],
    [config?.confirms !== undefined && config.confirms !== false, ['AUTH.010']],
    // Truncated JSON and an unknown media type are refused before any schema.
    [hasBody(route), ['VAL.003']],
    [parts.length > 0, ['VAL.003', 'VAL.004', ...parts.flatMap(fieldCodes)]],
  ];
  return codes.filter(([applies]) => applies).flatMap(([, list]) => list);
}

/** The error codes of a schema's fields. */
function fieldCodes(schema: unknown): ErrorCode[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own: ErrorCode | undefined = Object(Object(schema)['x-error']).code;
  return [...(own === undefined ? [] : [own]), ...Object.values(schema).flatMap(fieldCodes)];
}
