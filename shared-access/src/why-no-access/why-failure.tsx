import { ApiError } from '@cabinet/kernel/http';
import { Banner, ErrorState } from '@cabinet/kernel/ui';

interface WhyFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why there is no answer: who or what was asked about is gone, or the question did not get through. */
export function WhyFailure({ error, onRetry }: WhyFailureProps) {
  if (error instanceof ApiError && error.code === 'RES.001')
    return (
      <Banner tone="warning" title={error.message}>
        Пока было открыто это окно, данные изменились. Закройте его и обновите список.
      </Banner>
    );
  return <ErrorState title="Не удалось узнать причину" error={error} onRetry={onRetry} />;
}
