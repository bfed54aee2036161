import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { kernelLoaders } from './kernel-loaders.ts';

type SharedModule = object;

interface SharedPackage {
  readonly version: string;
  readonly scope: string;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  readonly get: () => Promise<() => SharedModule>;
}

const share = (version: string, load: () => Promise<SharedModule>): SharedPackage => ({
  version,
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
  get: async () => {
    const module = await load();
    return () => module;
  },
});

const now = (module: SharedModule) => () => Promise.resolve(module);

/** What remotes get from the host: React's one copy and every entry point of the kernel. */
export function createShareScope(kernelVersion: string): Record<string, SharedPackage> {
  const kernel = Object.entries(kernelLoaders).map(([entry, load]) => [
    `@cabinet/kernel/${entry}`,
    share(kernelVersion, load),
  ]);
  return {
    react: share(react.version, now(react)),
    'react/jsx-runtime': share(react.version, now(jsxRuntime)),
    'react-dom': share(react.version, now(reactDom)),
    'react-dom/client': share(react.version, now(reactDomClient)),
    ...Object.fromEntries(kernel),
  };
}
