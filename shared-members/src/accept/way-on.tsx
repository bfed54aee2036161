import { useCurrentUser } from '@cabinet/kernel/session';
import { Button, ButtonLink } from '@cabinet/kernel/ui';
import { elsewhere } from '../paths.ts';
import type { InvitationKind } from './stored-secret.ts';
import { useGoToSignIn } from './use-go-to-sign-in.ts';

interface WayOnProps {
  readonly kind: InvitationKind;
  /** Where a signed-in person goes. */
  readonly to: string;
  readonly label: string;
  /** What the page asks to press. */
  readonly isMain?: boolean;
}

/** The next step: a screen for one who is signed in, else the way in, which leads back here. */
export function WayOn({ kind, to, label, isMain = false }: WayOnProps) {
  const isSignedIn = useCurrentUser() !== null;
  const goToSignIn = useGoToSignIn(kind);
  if (isSignedIn)
    return (
      <ButtonLink to={to} variant={isMain ? 'solid' : 'outline'}>
        {label}
      </ButtonLink>
    );
  return (
    <Button variant="outline" onClick={goToSignIn}>
      Войти в кабинет
    </Button>
  );
}

/** To the person's own account, where nothing is left to be done with the invitation. */
export function WayToAccount({ kind }: { readonly kind: InvitationKind }) {
  return <WayOn kind={kind} to={elsewhere.account.to()} label="Открыть «Мой аккаунт»" />;
}
