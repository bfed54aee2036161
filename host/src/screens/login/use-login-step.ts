import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useState } from 'react';
import { type LoginStep, STEP_SEARCH, type StepState } from './login-entry.ts';
import { knownFactors, type SecondFactor } from './second-factors.ts';

interface Way {
  readonly replace?: boolean;
  readonly methods?: readonly SecondFactor[];
}

function readState(state: unknown): StepState {
  const { email, hasPrevious, methods }: { readonly [Name in keyof StepState]?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    email: typeof email === 'string' ? email : '',
    hasPrevious: hasPrevious === true,
    methods: knownFactors(methods),
  };
}

/** The step is in the address, so that a reload and the way back keep it; the e-mail goes along beside it. */
export function useLoginStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { email: arrivedEmail, hasPrevious, methods } = readState(state);
  const [email, setEmail] = useState(arrivedEmail);

  function open(next: LoginStep, typedEmail: string, { replace = false, methods: asked = [] }: Way = {}) {
    setEmail(typedEmail);
    const entry: StepState = { email: typedEmail, hasPrevious: !replace || hasPrevious, methods: asked };
    void navigate({ search: STEP_SEARCH[next] }, { replace, state: entry });
  }

  function goBack(previous: LoginStep, typedEmail: string) {
    if (!hasPrevious) return open(previous, typedEmail, { replace: true });
    setEmail(typedEmail);
    void navigate(-1);
  }

  const address = new URLSearchParams(search);
  const reset = address.get('reset');
  const isAsked = address.has('confirm') && methods.length > 0;
  const resetStep = reset === 'code' && email !== '' ? 'code' : 'email';
  const signInStep = isAsked ? 'confirm' : 'sign-in';
  const step: LoginStep = reset === null ? signInStep : resetStep;
  return { step, email, methods, open, goBack };
}
