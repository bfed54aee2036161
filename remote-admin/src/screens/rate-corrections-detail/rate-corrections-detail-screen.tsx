import { useParams } from '@cabinet/kernel/router';
import { ErrorState, PageHeader, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useCorrection } from '../../api/rate-corrections.ts';
import { BackToCorrections } from '../../components/rate-correction/back-to-corrections.tsx';
import { isUnknown } from '../../lib/is-unknown.ts';
import { CorrectionNotFound } from './correction-not-found.tsx';
import { CorrectionView } from './correction-view.tsx';

function Loading() {
  return (
    <Stack gap="6" aria-busy>
      <Skeleton height="20rem" />
      <Skeleton height="10rem" />
    </Stack>
  );
}

export function Screen() {
  const { correctionId = '' } = useParams();
  const { data, error, mutate } = useCorrection(correctionId);
  // Another correction is another form.
  if (data !== undefined) return <CorrectionView key={correctionId} correction={data} />;
  return (
    <>
      <PageHeader title="Корректировка" back={<BackToCorrections />} />
      {error === undefined ? (
        <Loading />
      ) : isUnknown(error) ? (
        <CorrectionNotFound />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </>
  );
}
