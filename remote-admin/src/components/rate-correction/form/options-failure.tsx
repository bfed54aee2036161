import { Banner, Button } from '@cabinet/kernel/ui';

export function OptionsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Попробовать снова
        </Button>
      }
    >
      Не удалось загрузить модели и уровни: выбрать их пока нельзя.
    </Banner>
  );
}
