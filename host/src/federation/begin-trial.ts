import type { CheckedRemote, RegistryRemote } from '@cabinet/federation/contract';
import { ApiError, get } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { cabinetStore } from '@cabinet/kernel/state';
import { buildNewsAtom, type Trial } from './build-news.ts';
import { checkRemotes } from './check-remotes.ts';
import { TRIAL_PARAMETER } from './may-try.ts';
import { providedKernel } from './provided-kernel.ts';
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

const NOT_BROUGHT =
  'Пробная сборка не загрузилась. Открыта рабочая; обновите страницу, чтобы попробовать ещё раз.';

const refusalOf = ({ remote, build }: Trial, status: number | undefined) =>
  new Map([
    [401, 'Пробную сборку открывают после входа. Войдите и откройте ссылку ещё раз.'],
    [403, 'Пробовать сборки разделов могут только те, кто управляет пользователями.'],
    [404, `Сборки ${build} раздела ${remote} в хранилище нет.`],
  ]).get(status ?? 0);

/** Replaces an entry of a registry, which is checked field by field then. */
const inPlaceOf =
  (build: Pick<RegistryRemote, 'name' | 'base'>) =>
  ({ value, from }: RegistrySource): RegistrySource => {
    if (!isRegistry(value)) return { value, from };
    const others = value.remotes.filter((remote) => Object(remote).name !== build.name);
    return { value: { ...value, remotes: [...others, build] }, from: 'network' };
  };

const liveBuilds = (source: RegistrySource): RegistrySource => source;

/** Why the page cannot run a remote that a registry names; undefined when it can. */
function misfit({ value }: RegistrySource, name: string): string | undefined {
  const found = checkRemotes(value, providedKernel())?.find((each) => nameOf(each) === name);
  return found?.kind === 'ready' ? undefined : (found?.reason ?? 'the registry cannot be read');
}

const nameOf = (checked: CheckedRemote) => (checked.kind === 'ready' ? checked.remote.name : checked.name);

async function entryOf({ remote, build }: Trial): Promise<Pick<RegistryRemote, 'name' | 'base'>> {
  await get('admin/remotes/{name}/builds/{build}', { path: { name: remote, build } });
  const base = `/mfe/${remote}/${build}/`;
  const entry: object = await (await fetch(`${base}release.json`)).json();
  return { ...entry, name: remote, base };
}

function giveUp(trial: Trial, error: unknown): void {
  const status = error instanceof ApiError ? error.status : undefined;
  const refusal = refusalOf(trial, status);
  if (refusal === undefined) {
    keepTrial(trial);
    notify.error(NOT_BROUGHT);
    return;
  }
  endTrial();
  notify.error(refusal);
}

/**
 * Finds the build that this browser is to try: a stored one that fits, on this origin, and only for somebody whom the API
 * lets manage users, each time the page is opened.
 *
 * @param live What it would run beside.
 * @returns What puts it in place of the live one.
 */
export async function beginTrial(live: RegistrySource): Promise<(source: RegistrySource) => RegistrySource> {
  const trial = wantedTrial();
  if (trial === null) return liveBuilds;
  try {
    const withTrial = inPlaceOf(await entryOf(trial));
    const reason = misfit(withTrial(live), trial.remote);
    if (reason !== undefined) {
      endTrial();
      console.warn(`The trial of ${trial.remote}@${trial.build} is refused: ${reason}`);
      notify.error(
        `Сборка ${trial.build} раздела ${trial.remote} не подходит к этому кабинету. Открыта рабочая.`,
      );
      return liveBuilds;
    }
    keepTrial(trial);
    cabinetStore.set(buildNewsAtom, { trial, update: null });
    return withTrial;
  } catch (error) {
    giveUp(trial, error);
    return liveBuilds;
  }
}
