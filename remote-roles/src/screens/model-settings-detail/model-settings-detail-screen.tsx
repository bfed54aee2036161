import { useParams } from '@cabinet/kernel/router';
import { ButtonLink, DetailScreen, PageHeader, Skeleton } from '@cabinet/kernel/ui';
import { useModel } from '../../api/models.ts';
import { BackToModels } from '../../components/model/back-to-models.tsx';
import { paths } from '../../paths.ts';
import { ModelView } from './model-view.tsx';

const SKELETON = (
  <>
    <Skeleton height="12rem" />
    <Skeleton height="24rem" />
  </>
);

const MISSING = {
  title: 'Модель не найдена',
  description: 'В каталоге нет модели с таким кодом: проверьте ссылку.',
  action: <ButtonLink to={paths.modelSettings.to()}>К списку моделей</ButtonLink>,
};

export function Screen() {
  const { modelId = '' } = useParams();
  return (
    <DetailScreen
      query={useModel(modelId)}
      header={<PageHeader title="Модель" back={<BackToModels />} />}
      skeleton={SKELETON}
      missing={MISSING}
    >
      {/* Another model is another form. */}
      {(model) => <ModelView key={modelId} model={model} />}
    </DetailScreen>
  );
}
