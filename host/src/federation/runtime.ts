import type { RegistryRemote } from '@cabinet/federation/contract';
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
import { integrityOfUrl } from './remotes.ts';
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

/** Loads a remote's files only with the integrity that the registry gives, and no file that it does not list. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const integrity = integrityOfUrl(url);
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

const registered = new Map<string, string>();

/**
 * Imports an exposed module of a remote's live build.
 *
 * @param remote Entry of the registry.
 * @param exposed Name that the remote exposes, e.g. `routes`.
 * @throws When a file cannot be loaded; the next call tries again.
 */
export async function importExposed(remote: RegistryRemote, exposed: string): Promise<unknown> {
  const entry = new URL(`${remote.base}${remote.entry}`, location.href).href;
  if (registered.get(remote.name) !== entry) {
    federation.registerRemotes(
      [{ name: remote.name, entry, type: 'global', entryGlobalName: remote.global }],
      { force: true },
    );
    registered.set(remote.name, entry);
  }
  return federation.loadRemote<unknown>(`${remote.name}/${exposed}`, { from: 'runtime' });
}
