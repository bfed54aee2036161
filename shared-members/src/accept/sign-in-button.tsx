import { Button, type ButtonProps } from '@cabinet/kernel/ui';
import type { InvitationKind } from './stored-secret.ts';
import { useGoToSignIn } from './use-go-to-sign-in.ts';

interface SignInButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly kind: InvitationKind;
}

/** The way of a visitor who has an account: signs in and comes back to the invitation. */
export function SignInButton({ kind, ...look }: SignInButtonProps) {
  const goToSignIn = useGoToSignIn(kind);
  return (
    <Button {...look} onClick={goToSignIn}>
      Войти и принять
    </Button>
  );
}
