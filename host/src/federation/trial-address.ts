import { toSafePath } from '@cabinet/kernel/guards';
import type { Trial } from './build-news.ts';
import { TRIAL_PARAMETER, TRIAL_PATH } from './may-try.ts';

/** `company@1.0.0-5ec709dac7` */
const REQUEST = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+-[a-z0-9]+)$/;

/** The address of that page. @param to Where the person wanted to go. */
export const trialAddress = (request: string, to: string): string =>
  `${TRIAL_PATH}?${new URLSearchParams({ build: request, to })}`;

/** What the address of that page says: the build, null where it is written wrongly, and the page of this cabinet behind it. */
export function readTrialAddress(search: string): {
  readonly wish: Pick<Trial, 'remote' | 'build'> | null;
  readonly to: string;
} {
  const params = new URLSearchParams(search);
  const [, remote, build] = REQUEST.exec(params.get('build') ?? '') ?? [];
  const wish = remote === undefined || build === undefined ? null : { remote, build };
  return { wish, to: withoutQuestion(params.get('to') ?? '') };
}

/** A path behind which nothing asks again. */
function withoutQuestion(wanted: string): string {
  const url = new URL(toSafePath(wanted) ?? '/', 'https://cabinet.invalid');
  url.searchParams.delete(TRIAL_PARAMETER);
  return url.pathname === TRIAL_PATH ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
