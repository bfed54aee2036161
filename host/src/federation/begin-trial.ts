import type { CheckedRemote, RegistryRemote } from '@cabinet/federation/contract';
import { toSafePath } from '@cabinet/kernel/guards';
import { ApiError, get } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { cabinetStore } from '@cabinet/kernel/state';
import { buildNewsAtom, type Trial } from './build-news.ts';
import { checkRemotes } from './check-remotes.ts';
import { TRIAL_PARAMETER } from './may-try.ts';
import { providedKernel } from './provided-kernel.ts';
import type { RegistrySource } from './read-registry.ts';
import { isRegistry } from './registry-shape.ts';
import { endTrial, storedTrial } from './stored-trial.ts';
import { trialAddress } from './trial-address.ts';
import { NOT_ALLOWED, SIGN_IN_FIRST } from './trial-words.ts';

/**
 * Leads a wish in the address to the page that asks. Pages of the sign-in lead nowhere: the wish ends there.
 *
 * @returns Whether there was one.
 */
function leadToQuestion(): boolean {
  const url = new URL(window.location.href);
  const request = url.searchParams.get(TRIAL_PARAMETER);
  if (request === null) return false;
  url.searchParams.delete(TRIAL_PARAMETER);
  const to = toSafePath(`${url.pathname}${url.search}${url.hash}`);
  window.history.replaceState(window.history.state, '', to === null ? url : trialAddress(request, to));
  if (to === null) notify.error(SIGN_IN_FIRST);
  return true;
}

const NOT_BROUGHT =
  'Пробная сборка не загрузилась. Открыта рабочая; обновите страницу, чтобы попробовать ещё раз.';

const refusalOf = ({ remote, build }: Trial, status: number | undefined) =>
  new Map([
    [401, SIGN_IN_FIRST],
    [403, NOT_ALLOWED],
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
    notify.error(NOT_BROUGHT);
    return;
  }
  endTrial();
  notify.error(refusal);
}

/**
 * Finds the build that this browser is to try: a stored one that fits, on this origin, and only for the person who began
 * the trial, as long as the API lets them manage users, each time the page is opened. A new wish is asked about first.
 *
 * @param live What it would run beside.
 * @returns What puts it in place of the live one.
 */
export async function beginTrial(live: RegistrySource): Promise<(source: RegistrySource) => RegistrySource> {
  if (leadToQuestion()) {
    endTrial();
    return liveBuilds;
  }
  const trial = storedTrial();
  if (trial === null) return liveBuilds;
  try {
    const { user } = await get('users/me');
    if (user.id !== trial.userId) {
      endTrial();
      return liveBuilds;
    }
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
    cabinetStore.set(buildNewsAtom, { trial, update: null });
    return withTrial;
  } catch (error) {
    giveUp(trial, error);
    return liveBuilds;
  }
}
