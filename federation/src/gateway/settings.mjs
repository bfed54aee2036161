import { looseProxies } from '@cabinet/http-server';
import { isLoopback, readVariables } from '@cabinet/http-server/settings';
import { GATEWAY_VARIABLES } from './variables.mjs';

/** Names every wrong setting at once, in sentences, for the operator to fix. */
export class SettingsError extends Error {
  /** @param {readonly string[]} problems */
  constructor(problems) {
    super(`Its settings are not usable:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads what the environment says about the gateway.
 *
 * @param {import('@cabinet/http-server/settings').Env} env
 */
export function readSettings(env) {
  const { values, problems } = readVariables(GATEWAY_VARIABLES, env);
  const { PORT: port, API_URLS: apiUrls } = values;
  const itself = apiUrls.find((url) => isLoopback(url) && Number(new URL(url).port) === port);
  if (itself)
    problems.push(`API_URLS names "${itself}" and PORT is ${port}: the gateway would ask itself for ever`);
  problems.push(...problemsOfStore(values, env));
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    trustProxy: values.TRUST_PROXY,
    closed: [
      ...(values.API_DOCS ? [] : ['/api/docs']),
      ...(values.GATEWAY_INTERNAL ? [] : ['/api/internal']),
    ],
    connections: {
      total: values.GATEWAY_CONNECTIONS,
      perAddress: values.GATEWAY_CONNECTIONS_PER_ADDRESS,
    },
    timeLimits: { noticeMs: values.STOP_NOTICE_MS },
    strictTransport: values.CABINET_MODE === 'production',
    strictSubdomains: values.HSTS_SUBDOMAINS,
    securityContact: values.SECURITY_CONTACT,
    publicUrl: values.PUBLIC_URL,
    port,
    host: values.GATEWAY_HOST,
    site: values.SITE_DIR,
    releaseStore: values.RELEASE_STORE,
    storeEnv: storeEnv(values, env),
    looseProxies: values.CABINET_MODE === 'production' ? looseProxies(values.TRUST_PROXY).wide : [],
    apiUrls,
    chatUrl: values.CHAT_URL ?? '',
    publicLinks: {
      support: values.SUPPORT_CONTACT ?? '',
      offer: values.OFFER_URL ?? '',
      privacy: values.PRIVACY_URL ?? '',
    },
    frameOrigins: values.FRAME_ORIGINS,
    scriptOrigins: values.SCRIPT_ORIGINS,
    devHost: values.DEV_HOST,
    devRemotes: values.DEV_REMOTES,
  };
}

/** @typedef {ReturnType<typeof readVariables<typeof GATEWAY_VARIABLES>>['values']} Values */

const WRITERS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

/**
 * Whoever breaks into the gateway must find nothing there by which releases can be changed.
 *
 * @param {Values} values
 * @param {import('@cabinet/http-server/settings').Env} env
 */
function problemsOfStore(values, env) {
  if (values.CABINET_MODE !== 'production' || !values.RELEASE_STORE?.startsWith('s3://')) return [];
  const own = /** @type {const} */ (['GATEWAY_STORE_KEY_ID', 'GATEWAY_STORE_KEY']);
  const missing = own.filter((name) => !values[name]);
  const found = WRITERS.filter((name) => env[name]);
  return [
    ...(missing.length === 0
      ? []
      : [
          `${missing.join(' and ')}: the gateway needs credentials of its own for RELEASE_STORE, which may only read`,
        ]),
    ...(found.length === 0
      ? []
      : [
          `${found.join(', ')}: these are for the API and the release tool, which write; the gateway is not to have them`,
        ]),
  ];
}

/**
 * What the client of the store takes from the environment.
 *
 * @param {Values} values
 * @param {import('@cabinet/http-server/settings').Env} env
 * @returns {import('@cabinet/http-server/settings').Env}
 */
function storeEnv(values, env) {
  if (!values.GATEWAY_STORE_KEY_ID) return env;
  return {
    AWS_REGION: env.AWS_REGION,
    AWS_ACCESS_KEY_ID: values.GATEWAY_STORE_KEY_ID,
    AWS_SECRET_ACCESS_KEY: values.GATEWAY_STORE_KEY,
    AWS_SESSION_TOKEN: values.GATEWAY_STORE_SESSION_TOKEN,
  };
}
