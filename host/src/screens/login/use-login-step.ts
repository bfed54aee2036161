import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useState } from 'react';

/** What the sign-in page shows: its form, the question for an e-mail to send a code to, or for that code. */
export type LoginStep = 'sign-in' | 'email' | 'code';

const PARAMETER = 'reset';

/** State kept with an entry of the browser's history: it survives a reload and stays out of the address. */
interface StepState {
  readonly email: string;
  /** The previous step is the previous entry. */
  readonly hasPrevious: boolean;
}

/** An entry of the history that begins the reset of a password, for a page that leads to it. */
export const passwordResetEntry = (email: string) => ({
  search: `?${PARAMETER}=email`,
  state: { email, hasPrevious: false } satisfies StepState,
});

function readState(state: unknown): StepState {
  if (typeof state !== 'object' || state === null) return { email: '', hasPrevious: false };
  return {
    email: 'email' in state && typeof state.email === 'string' ? state.email : '',
    hasPrevious: 'hasPrevious' in state && state.hasPrevious === true,
  };
}

/** The step is in the address, so that a reload and the way back keep it; the e-mail goes along beside it. */
export function useLoginStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { email: arrivedEmail, hasPrevious } = readState(state);
  const [email, setEmail] = useState(arrivedEmail);
  const asked = new URLSearchParams(search).get(PARAMETER);

  function open(next: LoginStep, typedEmail: string, { replace = false } = {}) {
    setEmail(typedEmail);
    const entry: StepState = { email: typedEmail, hasPrevious: !replace || hasPrevious };
    const address = { search: next === 'sign-in' ? '' : `?${PARAMETER}=${next}` };
    void navigate(address, { replace, state: entry });
  }

  function goBack(previous: LoginStep, typedEmail: string) {
    if (!hasPrevious) return open(previous, typedEmail, { replace: true });
    setEmail(typedEmail);
    void navigate(-1);
  }

  const resetStep = asked === 'code' && email !== '' ? 'code' : 'email';
  const step: LoginStep = asked === null ? 'sign-in' : resetStep;
  return { step, email, open, goBack };
}
