import { Stack } from '@cabinet/kernel/ui';
import { confirmEmail, useConfirmable } from '../../api/email-links.ts';
import { OpenedLink } from '../link/opened-link.tsx';
import { PressOnce } from '../link/press-once.tsx';
import { LoginLayout } from '../login/login-layout.tsx';
import { useLinkSecret } from '../login/use-link-secret.ts';
import { ClosedConfirmation } from './closed-confirmation.tsx';
import { ConfirmationFacts } from './confirmation-facts.tsx';

/** Behind the link of the letter to a new e-mail (product §12.12). */
export function EmailConfirmScreen() {
  const secret = useLinkSecret();
  const query = useConfirmable(secret);
  return (
    <LoginLayout title="Новая почта" description="С ней вы будете входить в кабинет">
      <OpenedLink secret={secret} query={query}>
        {(change, token) =>
          change.state === 'open' ? (
            <Stack gap="5">
              <ConfirmationFacts change={change} />
              <PressOnce
                text="Пароль останется прежним, и на устройствах, где вы вошли, входить заново не нужно."
                label="Подтвердить почту"
                failure="Не удалось подтвердить почту. Попробуйте ещё раз"
                onPress={() => confirmEmail({ secret: token })}
                onChange={query.mutate}
              />
            </Stack>
          ) : (
            <ClosedConfirmation state={change.state} />
          )
        }
      </OpenedLink>
    </LoginLayout>
  );
}
