import { trustedProxies } from '@cabinet/http-server';

/** Every wrong setting at once, in sentences: whoever starts the gateway can put it right. */
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
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function readSettings(env) {
  /** @type {string[]} */
  const problems = [];
  const text = (/** @type {string} */ name) => env[name]?.trim() || undefined;
  const list = (/** @type {string} */ name) => (text(name) ?? '').split(',').filter(Boolean);
  const isDemo = text('CABINET_MODE') === 'demo';

  const port = Number(text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    problems.push(`PORT is "${env.PORT}"; it is a whole number from 1 to 65535`);

  const apiUrl = text('API_URL') ?? 'http://127.0.0.1:3001';
  if (!isHttpUrl(apiUrl)) problems.push(`API_URL is "${apiUrl}"; it is an http or https address`);
  else if (isLoopback(new URL(apiUrl)) && Number(new URL(apiUrl).port) === port)
    problems.push(`API_URL is "${apiUrl}" and PORT ${port}: the gateway would ask itself for ever`);

  // The demonstration has no chat; the address shows where the link would lead.
  const chatUrl = text('CHAT_URL') ?? (isDemo ? 'https://chat.demo.example/' : '');
  if (chatUrl !== '' && !isHttpUrl(chatUrl))
    problems.push(`CHAT_URL is "${chatUrl}"; it is an http or https address`);

  /** They stand in the content security policy word for word, where a space or a semicolon begins something new. */
  const origins = (/** @type {string} */ name) =>
    list(name).map((each) => {
      const origin = isHttpUrl(each.trim()) ? new URL(each).origin : '';
      if (origin !== each.trim().replace(/\/$/, ''))
        problems.push(`${name}: "${each.trim()}" is no origin such as https://www.payanyway.ru`);
      else if (!isDemo && origin.startsWith('http:'))
        problems.push(`${name}: "${each.trim()}" is plain http; production allows https only`);
      return origin;
    });

  const trustProxy = text('TRUST_PROXY');
  try {
    trustedProxies(trustProxy);
  } catch {
    problems.push(`TRUST_PROXY is "${trustProxy}"; it lists addresses and networks such as 10.0.0.0/8`);
  }

  const count = (/** @type {string} */ name, /** @type {number} */ fallback) => {
    const value = Number(text(name) ?? fallback);
    if (!Number.isInteger(value) || value < 1)
      problems.push(`${name} is "${env[name]}"; it is a whole number`);
    return value;
  };
  const isOpen = (/** @type {string} */ name) => (text(name) ?? (isDemo ? '1' : '0')) === '1';

  const settings = {
    trustProxy,
    closed: [
      ...(isOpen('API_DOCS') ? [] : ['/api/docs']),
      ...(isOpen('GATEWAY_INTERNAL') ? [] : ['/api/internal']),
    ],
    connections: {
      total: count('GATEWAY_CONNECTIONS', 2000),
      perAddress: count('GATEWAY_CONNECTIONS_PER_ADDRESS', 256),
    },
    strictTransport: !isDemo,
    port,
    host: text('GATEWAY_HOST') ?? '127.0.0.1',
    site: text('SITE_DIR'),
    apiUrl,
    chatUrl,
    frameOrigins: origins('FRAME_ORIGINS'),
    scriptOrigins: origins('SCRIPT_ORIGINS'),
    devHost: text('DEV_HOST'),
    devRemotes: Object.fromEntries(list('DEV_REMOTES').map((pair) => pair.split('='))),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** @param {string} text */
function isHttpUrl(text) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** @param {URL} url */
function isLoopback({ hostname }) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
