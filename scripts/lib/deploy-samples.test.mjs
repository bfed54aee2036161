import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { getCiphers } from 'node:tls';
import { GATEWAY_VARIABLES } from '../../federation/src/gateway/variables.mjs';
import { REGISTRY_KEY } from '../../federation/src/registry/index.mjs';
import { PROBE_KEY } from '../../federation/src/store/s3-conditions.mjs';
import { BODY_LIMIT, bodyLimitOf, TIME_LIMITS } from '../../http-server/src/index.mjs';
import { REFUSAL_HEADERS, refusal } from '../../http-server/src/refusals.mjs';
import { SHARED_VARIABLES } from '../../http-server/src/settings/index.mjs';
import { ROOT } from './paths.mjs';

/** @param {...string} path below deploy/ */
const read = (...path) => readFileSync(join(ROOT, 'deploy', ...path), 'utf8');

const nginx = read('nginx.conf');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const guide = readFileSync(join(ROOT, 'docs', 'how-to', 'deploy.md'), 'utf8');

/** Every text that a pattern captures. @param {string} text @param {RegExp} pattern with the flag g */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** The lines of one service. @param {string} name */
const service = (name) => compose.split(/^ {2}(?=\S)/m).find((part) => part.startsWith(`${name}:`)) ?? '';

it('nginx refuses in the words of the gateway', () => {
  const told = [...nginx.matchAll(/return (\d+) '(\{.*\})';/g)].map(([, status, text]) => [
    Number(status),
    text,
  ]);
  const statuses = /** @type {const} */ ([403, 413, 503, 503]);
  assert.deepEqual(
    told,
    statuses.map((status) => [status, refusal(status, '$request_id')]),
  );
});

it('nginx gives its own answers the headers of the gateway, whatever their status, and over https HSTS', () => {
  const values = new Map(
    [...nginx.matchAll(/^ {2}map .* (\$own_\w+) \{ "[^"]*" (?:"([^"]*)"|(\S+)); \}$/gm)].map(
      ([, name = '', quoted, bare = '']) => [name, quoted ?? bare],
    ),
  );
  const headers = new Map(
    [...nginx.matchAll(/^ {2}add_header (\S+) (\$\w+) always;$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      values.get(value),
    ]),
  );
  assert.equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains');
  assert.match(service('gateway'), /HSTS_SUBDOMAINS: 1\n/);
  const { 'content-type': _own, 'content-security-policy': policy, ...same } = REFUSAL_HEADERS;
  for (const [name, value] of Object.entries(same)) assert.equal(headers.get(name), value, name);
  // The page that says that the cabinet is away has a style of its own.
  const [nothing = '', unframed = ''] = policy.split('; ');
  assert.equal(headers.get('content-security-policy'), `${nothing}; style-src 'unsafe-inline'; ${unframed}`);
  // A location with one of its own would lose all of these.
  assert.equal(all(nginx, /^\s*(add_header) /gm).length, headers.size);
});

it('nginx logs each request as JSON, with its time and without the secret of an address', () => {
  const [format = ''] = all(nginx, /log_format cabinet escape=json\s+([\s\S]*?);\n/g);
  // Its variables stand for values, each in quotes or a number.
  const line = all(format, /'(.*)'/g)
    .join('')
    .replaceAll(/\$\w+/g, '1');
  assert.deepEqual(Object.keys(JSON.parse(line)).slice(0, 2), ['time', 'ip']);
  assert.match(format, /\$time_iso8601/);
  assert.match(format, /\$logged_uri/);
  assert.doesNotMatch(format, /\$(?:request_uri|request|uri|args)\b/);
});

it('nginx leads pages to https, and refuses calls that came without it', () => {
  const [open = ''] = all(nginx, /server \{\s+listen 80;([\s\S]*?)\n {2}\}\n/g);
  const [pattern = ''] = all(open, /location ~\* (\S+) \{[^}]*return 403 /g);
  const refused = new RegExp(pattern, 'i');
  for (const path of ['/api', '/api/v1/users/me', '/API/v1', '/internal/v1/charges'])
    assert.match(path, refused);
  for (const path of ['/', '/apiary', '/company/users']) assert.doesNotMatch(path, refused);
  assert.deepEqual(all(open, /location (\S+ )\{\s+return 308 /g), ['/ ']);
});

it('nginx speaks TLS 1.2 and 1.3, and of 1.2 the suites with forward secrecy and authentication, the strongest first', () => {
  assert.match(nginx, /ssl_protocols TLSv1\.2 TLSv1\.3;/);
  assert.match(nginx, /ssl_prefer_server_ciphers on;/);
  const suites = all(nginx, /ssl_ciphers (\S+);/g)[0]?.split(':') ?? [];
  const known = getCiphers();
  for (const suite of suites) {
    assert.match(suite, /^ECDHE-.*(?:GCM|CHACHA20-POLY1305)/);
    assert.ok(known.includes(suite.toLowerCase()), suite);
  }
  const bits = suites.map((suite) => (suite.includes('AES128') ? 128 : 256));
  assert.deepEqual(
    bits,
    bits.toSorted((one, other) => other - one),
  );
  assert.ok(bits.length > 3);
});

it('nginx takes a little more than the largest file, so that the gateway refuses most of what is too large', () => {
  const [megabytes] = all(nginx, /client_max_body_size (\d+)m;/g).map(Number);
  const largest = bodyLimitOf('/api/v1/admin/bank-statements') / 1024 / 1024;
  assert.ok(largest > BODY_LIMIT / 1024 / 1024);
  assert.ok(Number(megabytes) > largest && Number(megabytes) <= largest + 2);
});

it('a file on a slow line takes its time: nginx has the whole of it before the gateway counts its own seconds', () => {
  assert.doesNotMatch(nginx, /proxy_request_buffering/);
  // Between two pieces, not for the whole.
  assert.match(nginx, /client_body_timeout \d+s;/);
});

it('nginx passes addresses on as they came, so that «%2F» in the id of a model stays one segment', () => {
  // With a path of its own, `proxy_pass` would send the decoded address; so would a `rewrite`.
  for (const target of all(nginx, /proxy_pass (\S+);/g)) assert.match(target, /^http:\/\/[a-z]+$/);
  assert.doesNotMatch(nginx, /^\s*rewrite /m);
});

it('nginx ends its connections before the gateway and the API do, and waits longer than the gateway', () => {
  const [keepAlive] = all(nginx, /keepalive_timeout (\d+)s;/g).map(Number);
  const [ofGateway, ofApi] = all(nginx, /proxy_read_timeout (\d+)s;/g).map(Number);
  assert.ok(Number(keepAlive) * 1000 < TIME_LIMITS.keepAliveMs);
  assert.ok(Number(ofGateway) * 1000 > TIME_LIMITS.idleMs);
  assert.ok(Number(ofApi) * 1000 > TIME_LIMITS.requestMs);
});

it('the services meet at the same names and ports', () => {
  for (const address of all(nginx, /server ([\w-]+:\d+)/g)) {
    const [name = '', port] = address.split(':');
    const text = name.startsWith('api-') ? compose : service(name);
    assert.match(service(name), /ipv4_address/, `${name} keeps its address`);
    assert.match(text, new RegExp(`PORT: ${port}\n`), `${name} listens on ${port}`);
  }
  const [apiUrls = ''] = all(service('gateway'), /API_URLS: (\S+)/g);
  for (const url of apiUrls.split(',')) {
    const { hostname, port } = new URL(url);
    assert.match(service(hostname), /<<: \*api/);
    assert.match(compose, new RegExp(`API_PORT: ${port}\n`));
  }
  const addressOf = (/** @type {string} */ name) => all(service(name), /ipv4_address: ([\d.]+)/g)[0];
  assert.match(service('gateway'), new RegExp(`TRUST_PROXY: ${addressOf('proxy')}\n`));
  assert.match(compose.split(/^services:/m)[0] ?? '', new RegExp(`TRUST_PROXY: ${addressOf('gateway')}\n`));
});

it('the services have the time that the product takes to stop', () => {
  const notice = SHARED_VARIABLES.STOP_NOTICE_MS.fallback;
  const [api = 0, gateway = 0] = all(compose, /stop_grace_period: (\d+)s/g).map(Number);
  assert.ok(api * 1000 > notice + TIME_LIMITS.drainMs + 3000);
  assert.ok(gateway * 1000 > notice + TIME_LIMITS.drainMs + 1000);
});

it('the guide runs a service again only where none has its address yet', () => {
  const again = all(guide, /docker compose run (?:-\S+ )*([\w-]+)/g);
  assert.ok(again.includes('release'));
  for (const name of again) assert.doesNotMatch(service(name), /^$|ipv4_address/, name);
  for (const name of all(guide, /docker compose exec ([\w-]+)/g))
    assert.match(service(name), /<<: \*api\n/, name);
});

it('the guide makes keys of 128 bits of strength', () => {
  const keys = all(guide, /openssl req .*-newkey (.+?) -nodes/g);
  assert.deepEqual(keys, ['ec -pkeyopt ec_paramgen_curve:P-256']);
});

it('the gateway is given settings that it knows', () => {
  const names = all(service('gateway'), /^ {6}([A-Z_]+): /gm);
  assert.ok(names.length > 5);
  assert.deepEqual(
    names.filter((name) => !(name in GATEWAY_VARIABLES)),
    [],
  );
});

it('the gateway can only read the store of releases, and API and release tool have credentials of their own', () => {
  const names = ['STORE', 'STORE_API', 'STORE_GATEWAY'];
  assert.doesNotMatch(service('gateway'), /AWS_/);
  for (const [text, key, name] of [
    [service('gateway'), 'GATEWAY_STORE_KEY_ID', 'STORE_GATEWAY'],
    [compose.split(/^services:/m)[0] ?? '', 'AWS_ACCESS_KEY_ID', 'STORE_API'],
    [service('release'), 'AWS_ACCESS_KEY_ID', 'STORE'],
  ])
    assert.deepEqual(all(text ?? '', new RegExp(`${key}: \\$\\{(\\w+):`, 'g')), [`${name}_USER`]);
  const [identities = ''] = all(compose, /content: \|\n([\s\S]*?)\n\n/g);
  /** @type {{credentials: {accessKey: string, secretKey: string}[], actions: string[]}[]} */
  const users = JSON.parse(identities).identities;
  assert.deepEqual(
    users.map(({ credentials }) => credentials),
    names.map((name) => [{ accessKey: `\${${name}_USER:?}`, secretKey: `\${${name}_PASSWORD:?}` }]),
  );
  assert.deepEqual(users.at(-1)?.actions, ['Read:releases', 'List:releases']);
});

it('the policies of the store let the gateway read, the API change what is live, and the release tool the rest', () => {
  /** @param {string} who @returns {string[][]} action and what it is done to */
  const allowed = (who) =>
    JSON.parse(read('store', `${who}-policy.json`)).Statement.flatMap(
      (
        /** @type {{Effect: string, Action: string[], Resource: string[]}} */ { Effect, Action, Resource },
      ) => {
        assert.equal(Effect, 'Allow');
        return Action.flatMap((action) => Resource.map((name) => [action, name.split(':::')[1] ?? '']));
      },
    );
  const reads = [
    ['s3:ListBucket', 'releases'],
    ['s3:GetObject', 'releases/site/*'],
  ];
  assert.deepEqual(allowed('gateway'), reads);
  const written = [REGISTRY_KEY, 'history/*', PROBE_KEY];
  assert.deepEqual(allowed('api'), [
    ...reads,
    ...written.map((key) => ['s3:PutObject', `releases/site/${key}`]),
  ]);
  assert.deepEqual(allowed('release'), [
    ...reads,
    ['s3:PutObject', 'releases/site/*'],
    ['s3:DeleteObject', 'releases/site/*'],
  ]);
});

it('every value of .env is asked for, and has no value of its own if it is a secret', () => {
  const example = read('.env.example');
  const names = all(example, /^([A-Z_]+)=/gm);
  assert.deepEqual(new Set(all(compose, /\$\{([A-Z_]+):\?\}/g)), new Set(names));
  for (const name of names.filter((each) => each.endsWith('PASSWORD')))
    assert.match(example, new RegExp(`^${name}=$`, 'm'));
});

it('the image installs with the pnpm of the repository', () => {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.deepEqual(new Set(all(dockerfile, /npx --yes (\S+) /g)), new Set([packageManager]));
});
