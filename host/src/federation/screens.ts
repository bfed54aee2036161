import type { ComponentType } from 'react';
import { loadExposed } from './load-exposed.ts';
import type { LoadResult } from './load-state.ts';

/** A component of a remote, as its module exports it. */
export type RemoteComponent = ComponentType<Record<string, never>>;

const isComponent = (value: unknown): value is RemoteComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const pickComponent = (name: 'Screen' | 'Modal') => (module: unknown) => {
  if (typeof module !== 'object' || module === null || !(name in module)) return undefined;
  const component: unknown = Reflect.get(module, name);
  return isComponent(component) ? component : undefined;
};

const loads = new Map<string, Promise<LoadResult<RemoteComponent>>>();

function load(
  key: string,
  start: () => Promise<LoadResult<RemoteComponent>>,
): Promise<LoadResult<RemoteComponent>> {
  const running = loads.get(key);
  if (running) return running;
  const promise = start().then((result) => {
    // A failure is forgotten, so that the next attempt is a real one.
    if (result.kind === 'failed') loads.delete(key);
    return result;
  });
  loads.set(key, promise);
  return promise;
}

/** Loads a screen of a remote. Loaded screens are kept, failed ones are not. */
export const loadScreen = (remote: string, routeId: string) =>
  load(`${remote}/routes/${routeId}`, () => loadExposed(remote, 'routes', routeId, pickComponent('Screen')));

/** Loads a modal of a remote. Loaded modals are kept, failed ones are not. */
export const loadModal = (remote: string, modalId: string) =>
  load(`${remote}/modals/${modalId}`, () => loadExposed(remote, 'modals', modalId, pickComponent('Modal')));
