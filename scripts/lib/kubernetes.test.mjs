import assert from 'node:assert/strict';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createGateway } from '../../federation/src/gateway/gateway.mjs';
import { readSettings } from '../../federation/src/gateway/settings.mjs';
import { GATEWAY_VARIABLES } from '../../federation/src/gateway/variables.mjs';
import { looseProxies, TIME_LIMITS, trustedProxies } from '../../http-server/src/index.mjs';
import { run } from './children.mjs';
import {
  KUBERNETES,
  manifestFiles,
  manifestsIn,
  readEnvFile,
  readKustomization,
  readManifests,
} from './manifests.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('./manifests.mjs').Fields} Fields */
/** @typedef {import('./manifests.mjs').Manifest} Manifest */

const VALUES = join(KUBERNETES, 'example', 'values');
const API_VERSIONS = /** @type {const} */ ({
  StatefulSet: 'apps/v1',
  Deployment: 'apps/v1',
  Job: 'batch/v1',
  Service: 'v1',
  Namespace: 'v1',
  PodDisruptionBudget: 'policy/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  Ingress: 'networking.k8s.io/v1',
  IPPool: 'projectcalico.org/v3',
  ConfigMap: 'v1',
});
/** How long CoreDNS keeps an answer, at most. */
const DNS_CACHE_S = 30;

const manifests = readManifests();
const values = readKustomization('example/values');
const settings = readEnvFile(join(VALUES, 'settings.env'));

/** @param {string} kind @param {string} name */
function find(kind, name) {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  return found ?? assert.fail(`there is no ${kind} ${name}`);
}

const api = find('StatefulSet', 'cabinet-api');
const gateway = find('Deployment', 'cabinet-gateway');

/** The objects that run, with their pods. */
const workloads = manifests.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [{ name: `${kind} ${metadata.name}`, spec, template: spec.template }] : [],
);
const containers = workloads.flatMap(({ name, template }) =>
  template.spec.containers.map((container) => ({ name, container })),
);

/** @param {Manifest} manifest */
const containerOf = ({ spec }) => spec.template?.spec.containers[0] ?? assert.fail('it has no container');

/** @param {Manifest} manifest */
const envOf = (manifest) =>
  Object.fromEntries((containerOf(manifest).env ?? []).map(({ name, value }) => [name, value]));

/** The pods that a selector means. @param {Fields | undefined} selector */
function selected(selector) {
  const wanted = Object.entries(selector ?? {});
  assert.notEqual(wanted.length, 0);
  // The labels that kustomize writes into every template.
  const given = { 'app.kubernetes.io/part-of': 'cabinet' };
  return workloads.filter(({ template }) => {
    /** @type {Fields} */
    const labels = { ...given, ...template.metadata.labels };
    return wanted.every(([key, value]) => labels[key] === value);
  });
}

/** @param {Manifest['spec']} spec @returns {Fields | undefined} */
const labelsMeant = ({ selector, podSelector }) =>
  podSelector?.matchLabels ?? selector?.matchLabels ?? selector;

describe('the manifests for Kubernetes', () => {
  it('are of the versions that are served, and each has a name of its own', () => {
    for (const { kind, apiVersion } of manifests)
      assert.equal(apiVersion, Object.entries(API_VERSIONS).find(([name]) => name === kind)?.[1], kind);
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    assert.deepEqual([...new Set(names)], names);
  });

  it('are all named by a kustomization, but the namespace, which outlives them, and what is of the cluster', () => {
    const folders = ['base', 'migrate', 'example', 'example/migrate', 'example/values'];
    const named = folders.flatMap((folder) => {
      const { resources = [], components = [] } = readKustomization(folder);
      return [
        `${folder}/kustomization.yaml`,
        ...[...resources, ...components].map((path) => join(folder, path)),
      ];
    });
    for (const path of named) assert.ok(existsSync(join(KUBERNETES, path)), path);
    const left = manifestFiles().filter((file) => !named.includes(file));
    assert.deepEqual(left.sort(), [
      'example/addresses.yaml',
      'example/ingress-controller.yaml',
      'example/namespace.yaml',
    ]);
  });

  it('select pods that there are, and ports that these have', () => {
    for (const { kind, metadata, spec } of manifests) {
      const labels = spec && labelsMeant(spec);
      if (labels === undefined) continue;
      const pods = selected(labels);
      assert.notEqual(pods.length, 0, `${kind} ${metadata.name} selects a pod`);
      const ports = [
        ...(kind === 'Service' ? (spec.ports ?? []).map(({ targetPort }) => targetPort) : []),
        ...(spec.ingress ?? []).flatMap((rule) => rule.ports.map(({ port }) => port)),
      ];
      const open = pods.flatMap(({ template }) =>
        template.spec.containers.flatMap(({ ports: its = [] }) => its),
      );
      for (const port of ports)
        assert.ok(
          open.some(({ name }) => name === port),
          `${metadata.name}: ${port}`,
        );
    }
  });

  it('let in pods that there are', () => {
    const peers = manifests.flatMap(({ spec }) => (spec?.ingress ?? []).flatMap(({ from }) => from));
    const pods = peers.flatMap(({ podSelector }) => podSelector ?? []);
    assert.notEqual(pods.length, 0);
    for (const { matchLabels } of pods) assert.notEqual(selected(matchLabels).length, 0);
  });

  it('let nobody in but whom a policy names, and from outside to the gateway only', () => {
    const closed = find('NetworkPolicy', 'cabinet-closed');
    assert.deepEqual(selected(closed.spec.podSelector?.matchLabels), workloads);
    assert.equal(closed.spec.ingress, undefined);
    const backends = (find('Ingress', 'cabinet').spec.rules ?? []).flatMap(({ http }) =>
      http.paths.map(({ backend }) => backend.service),
    );
    assert.deepEqual(backends, [{ name: 'cabinet-gateway', port: { name: 'http' } }]);
    assert.equal(find('Service', 'cabinet-gateway').spec.ports?.[0]?.name, 'http');
  });

  it('say of TLS and of headers what nginx.conf says', () => {
    const nginx = readFileSync(join(ROOT, 'deploy', 'nginx.conf'), 'utf8');
    const { data = {} } = find('ConfigMap', 'nginx-config');
    const linesOf = (/** @type {RegExp} */ pattern) =>
      (nginx.match(pattern) ?? []).map((line) => line.trim());
    const said = (/** @type {string} */ name) => data[name]?.trim().split('\n') ?? [];
    assert.deepEqual(said('http-snippets'), linesOf(/^ {2}map .*\$own_.*$/gm));
    assert.deepEqual(said('server-snippets'), linesOf(/^ {2}add_header .*$/gm));
    assert.ok(nginx.includes(`ssl_protocols ${data['ssl-protocols']};`));
    assert.ok(nginx.includes(`ssl_ciphers ${data['ssl-ciphers']};`));
    assert.equal(data['ssl-prefer-server-ciphers'], 'True');
  });

  it('leave what came without TLS to the gateway, which refuses calls', () =>
    assert.equal(
      find('Ingress', 'cabinet').metadata.annotations?.['ingress.kubernetes.io/ssl-redirect'],
      'False',
    ));

  for (const { name, container } of containers) {
    it(`${name} runs without rights, from an image that is told in one place`, () => {
      assert.deepEqual(container.securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.deepEqual(
        values.images?.map((image) => image.name),
        [container.image],
      );
    });

    it(`${name} gets its settings and secrets from what the values make`, () => {
      for (const { configMapRef, secretRef } of container.envFrom) {
        const made = (configMapRef ? values.configMapGenerator : values.secretGenerator) ?? [];
        assert.ok(
          made.some((each) => each.name === (configMapRef ?? secretRef)?.name),
          JSON.stringify(made),
        );
      }
    });
  }

  for (const { name, template } of workloads) {
    it(`${name} is no root, has no token of the cluster and no variables of its services`, () => {
      const { securityContext, automountServiceAccountToken, enableServiceLinks } = template.spec;
      assert.equal(securityContext.runAsNonRoot, true);
      assert.deepEqual(securityContext.seccompProfile, { type: 'RuntimeDefault' });
      assert.deepEqual([automountServiceAccountToken, enableServiceLinks], [false, false]);
    });
  }

  it('keep no secret: every file of them is an example without values, and git ignores what is filled in', () => {
    const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
    assert.ok(ignored.includes('deploy/kubernetes/**/secrets-*.env'));
    const files = (values.secretGenerator ?? []).flatMap(({ envs }) => envs);
    assert.equal(files.length, 5);
    for (const file of files) {
      const example = Object.entries(readEnvFile(exampleOf(file)));
      assert.notEqual(example.length, 0);
      assert.deepEqual(
        example.filter(([, value]) => value !== ''),
        [],
      );
      assert.match(file, /^secrets-\w+\.env$/);
    }
  });

  it('give a pod the time that it takes to stop', () => {
    const notice = Number(settings.STOP_NOTICE_MS);
    const graceOf = (/** @type {Manifest} */ { spec }) =>
      1000 * (spec.template?.spec.terminationGracePeriodSeconds ?? 0);
    assert.ok(graceOf(api) > notice + TIME_LIMITS.drainMs + 3000);
    assert.ok(graceOf(gateway) > notice + TIME_LIMITS.drainMs + 1000);
  });

  it('stop no second pod of the API before the first is found at its new address', () =>
    assert.ok((api.spec.minReadySeconds ?? 0) > DNS_CACHE_S));
});

describe('the gateway in Kubernetes', () => {
  const env = {
    ...settings,
    ...readEnvFile(join(VALUES, 'settings-gateway.env')),
    ...filled('secrets-gateway.env'),
    ...envOf(gateway),
  };
  /** @type {Awaited<ReturnType<typeof createGateway>>} */
  let app;
  /** @type {string} */
  let site;

  before(async () => {
    site = mkdtempSync(join(tmpdir(), 'cabinet-kubernetes-'));
    app = await createGateway({ site, apiUrls: ['http://127.0.0.1:1'] });
  });
  after(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });

  it('starts with its settings, knows each, and listens where it is looked for', () => {
    assert.deepEqual(
      Object.keys(env).filter((name) => !(name in GATEWAY_VARIABLES)),
      [],
    );
    const { host, port, strictTransport, strictSubdomains, publicUrl } = readSettings(env);
    assert.deepEqual([host, strictTransport, strictSubdomains], ['0.0.0.0', true, true]);
    assert.match(publicUrl ?? '', /^https:/);
    assert.deepEqual(containerOf(gateway).ports, [{ name: 'http', containerPort: port }]);
  });

  it('names every pod of the API, at the name and port that it has', () => {
    const { replicas = 0, serviceName } = api.spec;
    const [{ containerPort = 0 } = {}] = containerOf(api).ports ?? [];
    const { apiUrls } = readSettings(env);
    assert.ok(replicas > 1 && apiUrls.length >= replicas);
    assert.deepEqual(
      apiUrls,
      apiUrls.map((_, pod) => `http://${api.metadata.name}-${pod}.${serviceName}:${containerPort}`),
    );
    const { clusterIP, publishNotReadyAddresses, ports } = find('Service', `${serviceName}`).spec;
    assert.deepEqual([clusterIP, publishNotReadyAddresses, ports?.[0]?.port], ['None', true, containerPort]);
  });

  it('has credentials of its own for the store of releases, and does not start with those of the API', () => {
    const secretsOf = (/** @type {Manifest} */ manifest) =>
      containerOf(manifest).envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []);
    assert.deepEqual(secretsOf(gateway), ['cabinet-gateway']);
    assert.ok(secretsOf(api).includes('cabinet-store') && !secretsOf(api).includes('cabinet-gateway'));
    const ofApi = filled('secrets-store.env');
    assert.deepEqual(Object.keys(ofApi), ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
    assert.ok(readSettings(env).releaseStore?.startsWith('s3://'));
    assert.throws(() => readSettings({ ...env, ...ofApi }), /AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY/);
    const { GATEWAY_STORE_KEY: _, ...without } = env;
    assert.throws(() => readSettings(without), /GATEWAY_STORE_KEY/);
  });

  it('believes the ingress controller alone, and the API believes only pods of the gateway', () => {
    assert.ok(!('TRUST_PROXY' in settings));
    assert.ok(isIP(env.TRUST_PROXY ?? ''), 'one address, no network');
    const ofApi = readEnvFile(join(VALUES, 'settings-api.env')).TRUST_PROXY;
    const pool = find('IPPool', 'cabinet-gateway').spec.cidr;
    assert.equal(ofApi, pool);
    assert.deepEqual(looseProxies(ofApi), { refused: [], wide: [] });
    assert.ok(!trustedProxies(ofApi)(env.TRUST_PROXY ?? ''), 'the ingress controller is no gateway');
    const [{ patch = '' } = {}] = readKustomization('example').patches ?? [];
    assert.match(patch, /ipv4pools: '\["cabinet-gateway"\]'/);
  });

  it('answers where it is probed', async () => {
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(gateway);
    for (const probe of [startupProbe, readinessProbe, livenessProbe])
      assert.equal((await app.inject(probe?.httpGet.path ?? '')).statusCode, 200);
  });
});

/** The places where the contents of a file of secrets are shown. @param {string} file */
function exampleOf(file) {
  const own = join(VALUES, `${file}.example`);
  return existsSync(own) ? own : join(ROOT, 'deploy', 'api.env.example');
}

/** A file of secrets as somebody fills it in. @param {string} file */
function filled(file) {
  const names = Object.keys(readEnvFile(exampleOf(file)));
  return Object.fromEntries(names.map((name) => [name, `of-${name}`]));
}

const hasKubectl = (await run('kubectl', ['version', '--client'])).code === 0;

// Without kubectl the test counts as skipped.
describe('kustomize', { skip: !hasKubectl && 'kubectl is not installed' }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'cabinet-kustomize-'));
  after(() => rmSync(copy, { recursive: true }));

  before(() => {
    cpSync(KUBERNETES, copy, { recursive: true });
    for (const { envs } of values.secretGenerator ?? [])
      for (const file of envs) copyFileSync(exampleOf(file), join(copy, 'example', 'values', file));
  });

  for (const folder of ['example', 'example/migrate']) {
    it(`makes whole manifests of ${folder}`, async () => {
      const { code, output } = await run('kubectl', ['kustomize', join(copy, folder)]);
      assert.equal(code, 0, output);
      const made = manifestsIn(output);
      const names = made.map(({ metadata }) => metadata.name);
      const refs = made
        .flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
        .flatMap(({ envFrom }) => envFrom);
      assert.notEqual(refs.length, 0);
      for (const { configMapRef, secretRef } of refs) {
        const name = (configMapRef ?? secretRef)?.name ?? '';
        assert.match(name, /-\w{10}$/);
        assert.ok(names.includes(name), name);
      }
    });
  }
});
