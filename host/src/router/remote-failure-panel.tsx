import { Box, ErrorState } from '@cabinet/kernel/ui';
import type { LoadFailure } from '../federation/load-state.ts';

const TEXTS: Record<LoadFailure['reason'], { readonly title: string; readonly description: string }> = {
  network: {
    title: 'Не удалось загрузить раздел',
    description: 'Проверьте соединение и попробуйте снова. Остальные разделы продолжают работать.',
  },
  integrity: {
    title: 'Не удалось загрузить раздел',
    description:
      'Его файл пришёл повреждённым, и мы его не запустили. Попробуйте снова через несколько минут.',
  },
  incompatible: {
    title: 'Раздел обновляется',
    description: 'Его версия пока не подходит к кабинету. Попробуйте снова через несколько минут.',
  },
  malformed: {
    title: 'В разделе произошла ошибка',
    description: 'Мы уже знаем о ней из журнала. Попробуйте открыть раздел снова.',
  },
};

/** Stands in for a part of a remote that cannot be shown. The check of a release knows it by its attribute. */
export function RemoteFailurePanel({
  failure,
  onRetry,
}: {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}) {
  const { title, description } = TEXTS[failure.reason];
  return (
    <Box data-remote-failure={failure.reason}>
      <ErrorState title={title} onRetry={onRetry} isPage>
        {description}
      </ErrorState>
    </Box>
  );
}
