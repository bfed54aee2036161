import { loadCurrentUserAtom, useSession } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { ErrorState } from '@cabinet/kernel/ui';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Stands in for a private screen until the server says who this is, and says so when it cannot. */
export function SessionWait() {
  const { error } = useSession();
  const load = useSetAtom(loadCurrentUserAtom);
  if (error === null) return <ScreenSkeleton />;
  return (
    <ErrorState title="Не удалось загрузить кабинет" onRetry={() => void load({ force: true })} isPage>
      Сервер не ответил, кто вы. Вы не вышли из кабинета: мы пробуем снова сами, но можно и не ждать.
    </ErrorState>
  );
}
