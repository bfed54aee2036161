import type { LoadableBuild } from '@cabinet/federation/contract';
import {
  assert,
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { createShareScope } from './share-scope.ts';

/** What remotes' entries take from the runtime: only that, so that the rest of it is not downloaded. */
const externalRuntime = {
  assert,
  CurrentGlobal,
  Global,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

declare global {
  // Remotes are built with an external runtime: they find it under this name.
  var _FEDERATION_RUNTIME_CORE: typeof externalRuntime | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = externalRuntime;

/** Address of an entry that may be loaded → its integrity. */
const entries = new Map<string, string | undefined>();

/** Loads a build's entry only with the integrity that the registry gives; the entry holds those of all its other files. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const integrity = entries.get(url);
    if (integrity === undefined) throw new Error(`${url} is not in the registry`);
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

const federation = new ModuleFederation({
  name: 'cabinet_host',
  remotes: [],
  shared: createShareScope(__KERNEL_VERSION__),
  shareStrategy: 'loaded-first',
  plugins: [integrityPlugin],
});

/**
 * Imports an exposed module of a build. Builds of one remote are nothing to each other: each stands under its own name.
 *
 * @param exposed Name that the remote exposes, e.g. `routes`.
 * @throws When a file cannot be loaded; the next call tries again.
 */
export async function importExposed(
  { base, entry: file, integrity, global }: LoadableBuild,
  exposed: string,
): Promise<unknown> {
  const entry = new URL(`${base}${file}`, location.href).href;
  if (!entries.has(entry)) {
    federation.registerRemotes([{ name: global, entry, type: 'global', entryGlobalName: global }]);
    entries.set(entry, integrity[file]);
  }
  return federation.loadRemote<unknown>(`${global}/${exposed}`, { from: 'runtime' });
}
