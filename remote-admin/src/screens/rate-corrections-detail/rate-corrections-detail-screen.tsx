import { useParams } from '@cabinet/kernel/router';
import { ButtonLink, DetailScreen, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { useCorrection } from '../../api/rate-corrections.ts';
import { BackToCorrections } from '../../components/rate-correction/back-to-corrections.tsx';
import { paths } from '../../paths.ts';
import { CorrectionView } from './correction-view.tsx';

const SKELETON = (
  <>
    <Skeleton height="20rem" />
    <Skeleton height="10rem" />
  </>
);

const MISSING = {
  title: 'Корректировка не найдена',
  description: 'Корректировки с таким адресом нет: проверьте ссылку.',
  action: <ButtonLink to={paths.rateCorrections.to()}>К списку корректировок</ButtonLink>,
};

export function Screen() {
  const { correctionId = '' } = useParams();
  return (
    <DetailScreen
      query={useCorrection(correctionId)}
      header={<PageHeader title="Корректировка" back={<BackToCorrections />} />}
      skeleton={SKELETON}
      missing={MISSING}
    >
      {/* Another correction is another form. */}
      {(correction) => <CorrectionView key={correctionId} correction={correction} />}
    </DetailScreen>
  );
}
