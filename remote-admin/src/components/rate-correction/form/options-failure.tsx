import { Banner } from '@cabinet/kernel/ui';

export function OptionsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner tone="warning" onRetry={onRetry}>
      Не удалось загрузить модели и уровни: выбрать их пока нельзя.
    </Banner>
  );
}
