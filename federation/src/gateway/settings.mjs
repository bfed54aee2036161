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
    port,
    host: values.GATEWAY_HOST,
    site: values.SITE_DIR,
    releaseStore: values.RELEASE_STORE,
    apiUrls,
    chatUrl: values.CHAT_URL ?? '',
    frameOrigins: values.FRAME_ORIGINS,
    scriptOrigins: values.SCRIPT_ORIGINS,
    devHost: values.DEV_HOST,
    devRemotes: values.DEV_REMOTES,
  };
}
