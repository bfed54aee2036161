import {
  baseUrls,
  flag,
  integer,
  origins,
  overHttps,
  parts,
  port,
  publicPage,
  rootUrl,
  SHARED_VARIABLES,
  text,
} from '@cabinet/http-server/settings';

/** @typedef {import('@cabinet/http-server/settings').VariableTable} VariableTable */
/** @typedef {import('@cabinet/http-server/settings').Rule} Rule */

/** @type {Rule} */
const httpsOnly = (value) =>
  /(^|,)http:/.test(String(value)) ? 'names plain http; production allows https only' : undefined;

/** Pages and scripts of such a server run without a check, and their connections are allowed. @type {Rule} */
const developmentOnly = (value) =>
  Object.keys(Object(value)).length > 0 ? 'is for development only' : undefined;

/** Pairs such as `account=http://127.0.0.1:4001`. */
const remotes = {
  read: (/** @type {string} */ value) => Object.fromEntries(parts(value).map((pair) => pair.split('='))),
  is: '',
};

/** It stands in a line of its own, so it has no space and no line's end. */
const contact = {
  read: (/** @type {string} */ value) =>
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value) && URL.canParse(value) ? value : undefined,
  is: 'it is mailto:name@example.com or an https address',
};

/** What the gateway asks of the environment; a table of docs/settings.md is made of it. */
export const GATEWAY_VARIABLES = /** @satisfies {VariableTable} */ ({
  ...SHARED_VARIABLES,
  PORT: { kind: port, fallback: 3000, about: 'where the browser comes in' },
  GATEWAY_HOST: { kind: text, fallback: '127.0.0.1', about: 'address that the gateway listens on' },
  API_URLS: {
    kind: baseUrls,
    fallback: ['http://127.0.0.1:3001'],
    shown: '`http://127.0.0.1:3001`',
    about: 'where the gateway finds the processes of the API, separated by commas',
  },
  OFFER_URL: {
    kind: publicPage,
    demo: 'https://demo.example/offer',
    about:
      'the offer: sign-in and public pages lead there, and whoever makes an account accepts it; else unnamed',
  },
  PRIVACY_URL: {
    kind: publicPage,
    demo: 'https://demo.example/privacy',
    about: 'the same of the privacy policy',
  },
  GATEWAY_CONNECTIONS: { kind: integer(1), fallback: 2000, about: 'connections of the gateway, in all' },
  GATEWAY_CONNECTIONS_PER_ADDRESS: {
    kind: integer(1),
    fallback: 256,
    about: 'connections of one client; those of trusted proxies are not counted to a client',
  },
  GATEWAY_INTERNAL: {
    kind: flag,
    fallback: false,
    demo: true,
    about: 'whether the gateway passes on `/api/internal`, the calls of the chat service',
  },
  PUBLIC_URL: {
    kind: rootUrl,
    rules: [overHttps],
    about: 'as the API has it: where `/.well-known/security.txt` says to stand',
  },
  SECURITY_CONTACT: {
    kind: contact,
    about:
      'whom to tell of a weakness: `mailto:…` or `https://…`; without it `/.well-known/security.txt` is 404',
  },
  HSTS_SUBDOMAINS: {
    kind: flag,
    fallback: false,
    about:
      'whether browsers that came over https never come otherwise to the names below either (`includeSubDomains`); for a year, in production only',
  },
  FRAME_ORIGINS: {
    kind: origins,
    fallback: [],
    rules: [httpsOnly],
    about:
      "origins, separated by commas, that the page may send forms to and show in frames: the payment provider's",
  },
  SCRIPT_ORIGINS: {
    kind: origins,
    fallback: [],
    rules: [httpsOnly],
    about:
      "origins whose scripts the page may run: only that of the provider's widget, when `MNT_WIDGET_URL` is set",
  },
  SITE_DIR: {
    kind: text,
    shown: '`.cache/site`',
    about: 'the folder that the gateway serves: the built site, or where files of a bucket are kept',
  },
  GATEWAY_STORE_KEY_ID: {
    kind: text,
    about:
      "the gateway's own credentials for `RELEASE_STORE`, which may only read; production asks for them where that is a bucket, and refuses `AWS_ACCESS_KEY_ID`, which is for who writes",
  },
  GATEWAY_STORE_KEY: { kind: text, about: 'their secret' },
  GATEWAY_STORE_SESSION_TOKEN: { kind: text, about: 'their session token, where the store gave one' },
  DEV_HOST: {
    kind: text,
    rules: [developmentOnly],
    about: "the host's dev server; set by `pnpm dev`, refused in production",
  },
  DEV_REMOTES: {
    kind: remotes,
    fallback: {},
    shown: 'none',
    rules: [developmentOnly],
    about:
      'dev servers of remotes; set by `pnpm dev`, which adds those that it is given, and refused in production',
  },
});
