import { ApiError } from '@cabinet/kernel/http';
import { ErrorState, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useFirstPasswordLink } from '../../api/first-password.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { useLinkSecret } from '../login/use-link-secret.ts';
import { ClosedLink } from './closed-link.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';

const TITLE = 'Первый пароль';
const WELCOME = 'Добро пожаловать в личный кабинет';

/** Behind the link of the letter that an administrator's new person gets (product §19.1). */
export function FirstPasswordScreen() {
  const secret = useLinkSecret();
  const { data: link, error, mutate } = useFirstPasswordLink(secret);
  const refresh = () => void mutate();

  if (secret !== null && link?.state === 'open')
    return (
      <LoginLayout title={TITLE} description={`Придумайте пароль для ${link.email}`}>
        <FirstPasswordForm key={secret} secret={secret} email={link.email} onStale={refresh} />
      </LoginLayout>
    );
  return (
    <LoginLayout title={TITLE} description={WELCOME}>
      {secret === null && <ClosedLink state="missing" />}
      {secret !== null && link !== undefined && (
        <ClosedLink state={link.state === 'open' ? 'used' : link.state} />
      )}
      {secret !== null && link === undefined && <Unopened error={error} onRetry={refresh} />}
    </LoginLayout>
  );
}

function Unopened({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'RES.001') return <ClosedLink state="unknown" />;
  if (error !== undefined)
    return <ErrorState isPage title="Не удалось открыть ссылку" error={error} onRetry={onRetry} />;
  return (
    <Stack gap="5" aria-busy="true">
      <Skeleton height="16" />
      <Skeleton height="11" />
    </Stack>
  );
}
