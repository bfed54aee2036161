import type { LoadableBuild } from '@cabinet/federation/contract';
import type { ComponentType } from 'react';
import { whenIdle } from '../page/when-idle.ts';
import { failure, type LoadResult } from './load-state.ts';
import { refreshRemotes } from './remotes.ts';
import { buildOf, keepTo, letGo, type RemotePart } from './running-builds.ts';
import { withRetries } from './with-retries.ts';

/** A component of a remote, as its module exports it. */
export type RemoteComponent = ComponentType<Record<string, never>>;

const isComponent = (value: unknown): value is RemoteComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const EXPORTED = { routes: 'Screen', modals: 'Modal' } as const;

const pickComponent = (name: 'Screen' | 'Modal') => (module: unknown) => {
  const component: unknown = Object(module)[name];
  return isComponent(component) ? component : undefined;
};

const loads = new Map<string, Promise<LoadResult<RemoteComponent>>>();

const importLoader = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/** Loads a part ahead of need. What has come is kept, by its build; a failure is forgotten, so that the next attempt is a real one. */
function load(part: RemotePart): Promise<LoadResult<RemoteComponent>> {
  const key = `${buildOf(part)?.global}/${part.exposed}/${part.id}`;
  const underWay = loads.get(key);
  if (underWay) return underWay;
  const loading = withRetries(importLoader)
    .then(({ loadPart }) => loadPart(part, pickComponent(EXPORTED[part.exposed])))
    .catch((error: unknown) => failure('network', error))
    .then((result) => {
      if (result.kind === 'failed') loads.delete(key);
      return result;
    });
  loads.set(key, loading);
  return loading;
}

let hasUpkeep = false;

function bringUpkeep(): void {
  if (hasUpkeep) return;
  hasUpkeep = true;
  whenIdle(() => {
    importLoader()
      .then(({ importUpkeep }) => importUpkeep())
      .catch(() => {
        // The next screen brings it.
        hasUpkeep = false;
      });
  });
}

/** Loads a part that is shown next: what else is opened of its remote will be of the same build. */
async function open(part: RemotePart): Promise<LoadResult<RemoteComponent>> {
  const result = await load(part);
  if (result.kind === 'loaded') keepTo(part, result.build);
  bringUpkeep();
  return result;
}

const screenOf = (remote: string, id: string): RemotePart => ({ remote, exposed: 'routes', id });

/** Brings a screen's code ahead of need. */
export const preloadScreen = (remote: string, routeId: string) => load(screenOf(remote, routeId));

/** Loads a screen that is about to be shown. */
export const openScreen = (remote: string, routeId: string) => open(screenOf(remote, routeId));

/** Loads a screen anew that did not come or has failed, of the build that is live by now. */
export async function reopenScreen(remote: string, routeId: string) {
  await refreshRemotes();
  letGo(remote);
  return openScreen(remote, routeId);
}

/** Loads a modal that is about to be shown. */
export const openModal = (remote: string, modalId: string) =>
  open({ remote, exposed: 'modals', id: modalId });

/** Tells that a screen has failed while it was drawn. */
export async function reportCrash(remote: string, { build }: { readonly build: LoadableBuild }) {
  const { reportLoad } = await importLoader();
  reportLoad(remote, build, 'crashed');
}
