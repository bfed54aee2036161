import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './paths.mjs';

/** @typedef {Readonly<Record<string, unknown>>} Fields */

/**
 * @typedef {object} Container
 * @property {string} image
 * @property {string[]} command
 * @property {{name: string, containerPort: number}[]} [ports]
 * @property {{name: string, value: string}[]} [env]
 * @property {{configMapRef?: {name: string}, secretRef?: {name: string}}[]} envFrom
 * @property {{httpGet: {path: string, port: string}}} [startupProbe]
 * @property {{httpGet: {path: string, port: string}}} [readinessProbe]
 * @property {{httpGet: {path: string, port: string}}} [livenessProbe]
 * @property {Fields} securityContext
 */

/**
 * @typedef {object} PodSpec
 * @property {Container[]} containers
 * @property {Fields} securityContext
 * @property {boolean} enableServiceLinks
 * @property {boolean} automountServiceAccountToken
 * @property {number} [terminationGracePeriodSeconds]
 */

/**
 * The fields that tests look at in the specification of any kind.
 *
 * @typedef {object} Spec
 * @property {number} [replicas]
 * @property {number} [minReadySeconds]
 * @property {string} [serviceName]
 * @property {string} [clusterIP]
 * @property {boolean} [publishNotReadyAddresses]
 * @property {Fields & {matchLabels?: Fields}} [selector]
 * @property {{matchLabels: Fields}} [podSelector]
 * @property {{metadata: {labels: Fields}, spec: PodSpec}} [template]
 * @property {{name: string, port: number, targetPort: string}[]} [ports]
 * @property {{from: {podSelector?: {matchLabels: Fields}}[], ports: {port: string}[]}[]} [ingress]
 * @property {string} [cidr]
 * @property {{http: {paths: {backend: {service: {name: string, port: {name: string}}}}[]}}[]} [rules]
 */

/**
 * @typedef {object} Manifest
 * @property {string} apiVersion
 * @property {string} kind
 * @property {{name: string, annotations?: Readonly<Record<string, string>>}} metadata
 * @property {Spec} spec
 * @property {Readonly<Record<string, string>>} [data]
 */

/**
 * @typedef {object} Kustomization
 * @property {string[]} [resources]
 * @property {string[]} [components]
 * @property {{name: string}[]} [images]
 * @property {{patch: string}[]} [patches]
 * @property {{name: string, envs: string[]}[]} [configMapGenerator]
 * @property {{name: string, envs: string[]}[]} [secretGenerator]
 */

export const KUBERNETES = join(ROOT, 'deploy', 'kubernetes');

/** @param {string} text of YAML, which has no errors */
function documents(text) {
  return parseAllDocuments(text).map((document) => {
    for (const problem of [...document.errors, ...document.warnings]) throw problem;
    return document.toJS();
  });
}

/** @param {string} text @returns {Manifest[]} */
export const manifestsIn = (text) => documents(text);

/** Paths of all files of YAML, below deploy/kubernetes. */
export const manifestFiles = () =>
  readdirSync(KUBERNETES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

/** Every object that there is, without what only kustomize reads. */
export function readManifests() {
  const files = manifestFiles().filter((file) => basename(file) !== 'kustomization.yaml');
  return files.flatMap((file) => manifestsIn(readFileSync(join(KUBERNETES, file), 'utf8')));
}

/** @param {string} folder @returns {Kustomization} */
export function readKustomization(folder) {
  const [first] = documents(readFileSync(join(KUBERNETES, folder, 'kustomization.yaml'), 'utf8'));
  return first;
}

/** The lines of a file, as kustomize and compose read them. @param {string} path */
export function readEnvFile(path) {
  const lines = readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
