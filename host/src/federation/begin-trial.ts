import type { RegistryRemote } from '@cabinet/federation/contract';
import { ApiError, get } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { cabinetStore } from '@cabinet/kernel/state';
import { buildNewsAtom, type Trial } from './build-news.ts';
import { TRIAL_PARAMETER } from './may-try.ts';
import type { RegistrySource } from './read-registry.ts';
import { isRegistry } from './registry-shape.ts';
import { endTrial, keepTrial, storedTrial } from './stored-trial.ts';

const LASTS_MS = 4 * 60 * 60_000;

/** `company@1.0.0-5ec709dac7` */
const REQUEST = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+-[a-z0-9]+)$/;

/** Takes the parameter out of the address: a reload must not begin again what was left. */
function takeRequest(): string | null {
  const url = new URL(window.location.href);
  const request = url.searchParams.get(TRIAL_PARAMETER);
  if (request === null) return null;
  url.searchParams.delete(TRIAL_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  return request;
}

function wantedTrial(): Trial | null {
  const request = takeRequest();
  if (request === null) return storedTrial();
  const [, remote, build] = REQUEST.exec(request) ?? [];
  if (remote !== undefined && build !== undefined) return { remote, build, until: Date.now() + LASTS_MS };
  notify.error('Адрес пробной сборки записан неверно. Он выглядит так: ?mfe=company@1.0.0-5ec709dac7.');
  return null;
}

const refusal = ({ remote, build }: Trial, { status }: ApiError) =>
  status === 403
    ? 'Пробовать сборки разделов могут только те, кто управляет пользователями.'
    : `Сборки ${build} раздела ${remote} в хранилище нет.`;

/** Replaces an entry of a registry, which is checked field by field then. */
const inPlaceOf =
  (build: Pick<RegistryRemote, 'name' | 'base'>) =>
  ({ value, from }: RegistrySource): RegistrySource => {
    if (!isRegistry(value)) return { value, from };
    const others = value.remotes.filter((remote) => Object(remote).name !== build.name);
    return { value: { ...value, remotes: [...others, build] }, from: 'network' };
  };

const liveBuilds = (source: RegistrySource): RegistrySource => source;

/**
 * Finds the build that this browser is to try: a stored one, on this origin, and only for somebody whom the API lets manage
 * users, each time the page is opened.
 *
 * @returns What puts it in place of the live one.
 */
export async function beginTrial(): Promise<(source: RegistrySource) => RegistrySource> {
  const trial = wantedTrial();
  if (trial === null) return liveBuilds;
  const { remote, build } = trial;
  try {
    await get('admin/remotes/{name}/builds/{build}', { path: { name: remote, build } });
    const base = `/mfe/${remote}/${build}/`;
    const entry: object = await (await fetch(`${base}release.json`)).json();
    keepTrial(trial);
    cabinetStore.set(buildNewsAtom, { trial, update: null });
    return inPlaceOf({ ...entry, name: remote, base });
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (isRefused) {
      endTrial();
      notify.error(refusal(trial, error));
    }
    return liveBuilds;
  }
}
