import { apiErrorText } from '@cabinet/kernel/notify';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  RefreshIcon,
  SettingsIcon,
  Text,
} from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { isStoreMissing } from '../../api/remotes.ts';

const Command = ({ children }: { readonly children: ReactNode }) => (
  <Text as="code" fontFamily="mono" textStyle="sm" color="fg" whiteSpace="nowrap">
    {children}
  </Text>
);

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Nobody has released anything into the store. */
export function NothingReleased() {
  return (
    <Card>
      <EmptyState
        icon={<RefreshIcon />}
        title="Ещё ничего не выпущено"
        description={
          <span>
            Раздел появится здесь, когда его выпустят командой <Command>pnpm release &lt;раздел&gt;</Command>.
          </span>
        }
      />
    </Card>
  );
}

/** Nothing is known of releases: the API has no store, or the call has failed. */
export function ReleasesFailure({ error, onRetry }: FailureProps) {
  if (!isStoreMissing(error))
    return (
      <Card>
        <ErrorState title="Не удалось загрузить релизы" error={error} onRetry={onRetry} />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={<SettingsIcon />}
        title="Хранилище релизов не настроено"
        description={
          <span>
            Серверу не сказано, где лежат сборки разделов: задайте ему <Command>RELEASE_STORE</Command>, ту же
            папку или тот же адрес, что и команде <Command>pnpm release</Command>.
          </span>
        }
        action={
          <Button variant="outline" onClick={onRetry}>
            Проверить снова
          </Button>
        }
      />
    </Card>
  );
}

/** What is shown is of before: the last question was not answered. */
export function NotRefreshed({ error, onRetry }: FailureProps) {
  return (
    <Banner
      tone="warning"
      title="Данные не обновились"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Обновить
        </Button>
      }
    >
      {`Показано то, что было известно раньше. ${apiErrorText(error).message}`}
    </Banner>
  );
}
