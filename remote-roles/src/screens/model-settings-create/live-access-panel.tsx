import { Banner, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { LiveAccess } from './live-access.tsx';
import type { ModelValues } from './model-form-values.ts';
import { useLiveAccess } from './use-live-access.ts';

/** Shows to whom the model would open the day it appears. */
export function LiveAccessPanel({ values }: { readonly values: ModelValues }) {
  const { access, isEmpty, isPending, error, retry } = useLiveAccess(values);
  const hasFailed = error !== undefined && !isPending;
  return (
    <SectionCard title="Кому откроется в день появления" description="По правилам ролей, какие они сейчас">
      <Stack gap="3" aria-busy={isPending}>
        {isEmpty && (
          <Text color="fg.muted">
            Введите вендора, тип, теги или код: правила ролей смотрят на них, и здесь будет видно, кому
            откроется модель.
          </Text>
        )}
        {hasFailed && (
          <Banner tone="warning" onRetry={retry}>
            Не удалось узнать, кому откроется модель. Добавить её можно и так.
          </Banner>
        )}
        {!isEmpty && !hasFailed && access === undefined && <Skeleton height="10rem" />}
        {!isEmpty && !hasFailed && access !== undefined && (
          <LiveAccess access={access} modelName={values.name.trim()} isEnabled={values.enabled} />
        )}
      </Stack>
    </SectionCard>
  );
}
