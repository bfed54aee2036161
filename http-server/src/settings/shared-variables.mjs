import { looseProxies } from '../trusted-proxies.mjs';
import { choice, flag, integer, link, proxies, reachableAt, text } from './kinds.mjs';
import { NODE_VARIABLES } from './node-variables.mjs';

/** @typedef {import('./read-variables.mjs').VariableTable} VariableTable */

/** @type {import('./read-variables.mjs').Rule} */
export const overHttps = (value, { ALLOW_PLAIN_HTTP: isAllowed }) =>
  isAllowed !== true && String(value).startsWith('http:')
    ? 'is plain http: cookies would travel in the open. Set ALLOW_PLAIN_HTTP=1 only behind a closed network'
    : undefined;

/** @type {import('./read-variables.mjs').Rule} */
const proxiesOnly = (value) => {
  const { refused } = looseProxies(String(value));
  return refused.length === 0
    ? undefined
    : `trusts ${refused.join(', ')}: whoever is there could say to come from any address. Name the proxies themselves`;
};

/** What gateway and API both ask of the environment. */
export const SHARED_VARIABLES = /** @satisfies {VariableTable} */ ({
  CABINET_MODE: {
    kind: choice(/** @type {const} */ (['demo', 'production'])),
    fallback: /** @type {const} */ ('production'),
    shown: '`demo` with `npm start`, else `production`',
    about: 'demonstration data and emulators, or neither',
  },
  TRUST_PROXY: {
    kind: proxies,
    rules: [proxiesOnly],
    about:
      'addresses of the proxies themselves, beside this machine, whose `X-Forwarded-*` gateway and API believe; production refuses networks wider than /8 and warns of those with more than 256 addresses',
  },
  ALLOW_PLAIN_HTTP: {
    kind: flag,
    fallback: false,
    about:
      'lets production run without https, behind a closed network; the payment provider is spoken to over https even then',
  },
  API_DOCS: {
    kind: flag,
    fallback: false,
    demo: true,
    about: 'whether `/api/docs` is there',
  },
  RELEASE_STORE: {
    kind: text,
    shown: 'the site that is served with `npm start`, else none: `/admin/remotes` says so',
    about:
      'where releases are kept, as `pnpm release` takes it: a folder or `s3://…`; the administration shows it and takes builds back, the gateway serves from it',
  },
  STOP_NOTICE_MS: {
    kind: integer(0, 60_000),
    fallback: 1000,
    demo: 0,
    about:
      'how long a server that is told to stop still takes requests, while it says that it is not ready: longer than whatever shares requests out needs to see it (the gateway: 0.4 s)',
  },
  CHAT_URL: {
    kind: link,
    demo: 'https://chat.demo.example/',
    rules: [overHttps],
    about: 'where «Вернуться к чатам» leads; without it the link is not shown',
  },
  SUPPORT_CONTACT: {
    kind: reachableAt,
    demo: 'mailto:support@demo.example',
    shown: '`support@demo.example` in demo mode, else none',
    about:
      'where people reach support: an e-mail, a phone in the form of +7, or an https address; pages and the foot of letters name it, and without it nothing speaks of support',
  },
  ...NODE_VARIABLES,
});
