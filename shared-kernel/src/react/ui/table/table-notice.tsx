import type { ReactNode } from 'react';
import { apiErrorText } from '../../notify/notify-api-error.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.ts';
import { EmptyState } from '../empty-state.tsx';
import { TRY_AGAIN } from '../error-state.tsx';

/** The rows on the screen are old, because loading newer ones failed. */
export function StaleNotice({
  error,
  onRetry,
  retryLabel = TRY_AGAIN,
}: {
  readonly error: unknown;
  readonly onRetry: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
}) {
  return (
    <Banner
      tone="warning"
      title="Не удалось обновить. Показаны прежние данные"
      action={
        onRetry && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {apiErrorText(error).message}
    </Banner>
  );
}

/** There is nothing at all, nothing under these filters, or nothing so far down. */
export function NoRows({
  onResetFilters,
  onFirstPage,
  children,
}: {
  /** Given while filters are set. */
  readonly onResetFilters: (() => void) | undefined;
  /** Given on every page but the first. */
  readonly onFirstPage: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  if (onFirstPage !== undefined)
    return (
      <Nothing title="На этой странице пусто" label="На первую страницу" onPress={onFirstPage}>
        Записей стало меньше, чем было.
      </Nothing>
    );
  if (onResetFilters !== undefined)
    return (
      <Nothing title="Ничего не найдено" label="Сбросить фильтры" onPress={onResetFilters}>
        Под выбранные условия не подходит ни одна запись.
      </Nothing>
    );
  return <Card p="0">{children}</Card>;
}

function Nothing({
  title,
  label,
  onPress,
  children,
}: {
  readonly title: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Card p="0">
      <EmptyState
        title={title}
        description={children}
        action={
          <Button variant="outline" onClick={onPress}>
            {label}
          </Button>
        }
      />
    </Card>
  );
}
