import { decideAccess } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import { Navigate, useLocation } from '@cabinet/kernel/router';
import { useSession } from '@cabinet/kernel/session';
import { readTrialAddress } from '../federation/trial-address.ts';
import { NoTrial } from '../screens/trial/no-trial.tsx';
import { TrialQuestion } from '../screens/trial/trial-question.tsx';
import { SessionWait } from './session-wait.tsx';
import { TRIAL_ACCESS } from './trial-access.ts';

const MALFORMED = 'Адрес пробной сборки записан неверно. Он выглядит так: ?mfe=company@1.0.0-5ec709dac7.';

/** Asks whether to try a build (product §19.7). Nothing of the build is loaded before the answer. */
export function TrialScreen() {
  const { search } = useLocation();
  const session = useSession();
  const { kind } = decideAccess(TRIAL_ACCESS, session);
  if (kind === 'wait') return <SessionWait />;
  if (kind === 'home') return <Navigate to={paths.home.to()} replace />;
  if (session.user === null || kind === 'login') return <Navigate to={paths.login.to()} replace />;
  const { wish, to } = readTrialAddress(search);
  if (wish === null) return <NoTrial to={to}>{MALFORMED}</NoTrial>;
  return <TrialQuestion wish={wish} to={to} userId={session.user.id} />;
}
