import { useParams } from '@cabinet/kernel/router';
import { ErrorState, PageHeader, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useModel } from '../../api/models.ts';
import { BackToModels } from '../../components/model/back-to-models.tsx';
import { isUnknown } from '../../lib/is-unknown.ts';
import { ModelNotFound } from './model-not-found.tsx';
import { ModelView } from './model-view.tsx';

function Loading() {
  return (
    <Stack gap="6" aria-busy>
      <Skeleton height="12rem" />
      <Skeleton height="24rem" />
    </Stack>
  );
}

export function Screen() {
  const { modelId = '' } = useParams();
  const { data, error, mutate } = useModel(modelId);
  // Another model is another form.
  if (data !== undefined) return <ModelView key={modelId} model={data} />;
  return (
    <>
      <PageHeader title="Модель" back={<BackToModels />} />
      {error === undefined ? (
        <Loading />
      ) : isUnknown(error) ? (
        <ModelNotFound />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </>
  );
}
