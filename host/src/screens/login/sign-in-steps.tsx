import { notifyPartFailure } from '@cabinet/kernel/notify';
import { Heading, Stack, useLazyPart } from '@cabinet/kernel/ui';
import { type RefObject, useState } from 'react';
import { importSecondStep, preloadSecondStep } from './import-second-step.ts';
import type { SecondStepAsked } from './second-factors.ts';
import { SignInForm } from './sign-in-form.tsx';

interface SignInStepsProps {
  readonly email: string;
  readonly onForgotten: (email: string) => void;
  readonly onSignedIn?: () => unknown;
  /** Gets the field of the password, for a dialog that puts the focus there. */
  readonly passwordInput?: RefObject<HTMLInputElement | null>;
}

interface Begun {
  readonly email: string;
  readonly notice?: string | null;
}

/** A sign-in inside a dialog, where its second step takes the place of the first. */
export function SignInSteps({ email, onSignedIn, ...rest }: SignInStepsProps) {
  const [begun, setBegun] = useState<Begun>({ email });
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  const SecondStep = useLazyPart(importSecondStep, {
    isWanted: asked !== null,
    onFailure() {
      setAsked(null);
      notifyPartFailure();
    },
  });

  function goBack(notice: string | null = null) {
    setBegun({ email: asked?.email ?? email, notice });
    setAsked(null);
  }

  if (asked !== null && SecondStep !== null)
    return (
      <Stack gap="5">
        <Heading as="h3" size="md">
          Подтвердите вход
        </Heading>
        <SecondStep {...asked} onBack={goBack} onSignedIn={onSignedIn} />
      </Stack>
    );
  return (
    <SignInForm
      {...rest}
      {...begun}
      onSignedIn={onSignedIn}
      onSecondStep={async (step) => {
        await preloadSecondStep();
        setAsked(step);
      }}
    />
  );
}
