import { rememberLocation } from '@cabinet/kernel/guards';
import { notify } from '@cabinet/kernel/notify';
import { paths } from '@cabinet/kernel/paths';
import { redirect } from '@cabinet/kernel/router';
import { readTrialAddress } from '../federation/trial-address.ts';
import { NOT_ALLOWED, SIGN_IN_FIRST } from '../federation/trial-words.ts';
import { settledAccess } from './session-gate.ts';
import { TRIAL_ACCESS } from './trial-access.ts';

export { TrialScreen as Component } from './trial-screen.tsx';

/** A visitor's wish ends with the sign-in, which leads to the page without it (product §19.7). */
export async function loader({ request }: { readonly request: Request }) {
  const { to } = readTrialAddress(new URL(request.url).search);
  const { kind } = await settledAccess(TRIAL_ACCESS, request.signal);
  if (kind === 'login') {
    rememberLocation(to);
    notify.error(SIGN_IN_FIRST);
    return redirect(paths.login.to());
  }
  if (kind === 'home') {
    notify.error(NOT_ALLOWED);
    return redirect(to);
  }
  return null;
}
