import { useNavigate } from '@cabinet/kernel/router';
import {
  ButtonLink,
  CheckIcon,
  CloseIcon,
  CpuIcon,
  EmptyState,
  InfoIcon,
  PencilIcon,
} from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { type CatalogueModel, fetchModels, modelKeys } from '../../api/models.ts';
import { useSuggestions } from '../../api/suggestions.ts';
import { useSwitchModel } from '../../components/model/use-switch-model.ts';
import { paths } from '../../paths.ts';
import { MODEL_COLUMNS, MODEL_SORTS } from './model-columns.tsx';
import { MODEL_FILTERS, modelChoices } from './model-filters.ts';

const EMPTY = (
  <EmptyState
    icon={<CpuIcon />}
    title="Моделей пока нет"
    description="Модель, которую здесь добавят и включат, предложит чат тем, кому её открывает роль."
    action={<ButtonLink to={paths.modelSettingsCreate.to()}>Добавить модель</ButtonLink>}
  />
);

const hrefOf = ({ id }: CatalogueModel) => paths.modelSettingsDetail.to({ modelId: id });

/** Every model of the service, with its prices and who may use it. */
export function ModelsSection({ onWhy }: { readonly onWhy: (model: CatalogueModel) => void }) {
  const list = useList({
    cacheKey: modelKeys.list(),
    fetch: fetchModels,
    filters: MODEL_FILTERS,
    sorts: MODEL_SORTS,
    defaultSort: 'name',
    file: { address: 'models/catalogue/export', name: 'models' },
  });
  const { data: suggestions } = useSuggestions();
  const navigate = useNavigate();
  const switching = useSwitchModel();
  return (
    <>
      <ListTable
        id="models"
        label="Модели"
        list={list}
        choices={modelChoices(suggestions)}
        columns={MODEL_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        hrefOf={hrefOf}
        rowActions={(model) => [
          {
            id: 'open',
            label: 'Открыть',
            icon: <PencilIcon />,
            onSelect: () => void navigate(hrefOf(model)),
          },
          {
            id: 'switch',
            label: model.enabled ? 'Выключить' : 'Включить',
            icon: model.enabled ? <CloseIcon /> : <CheckIcon />,
            onSelect: () => switching.ask({ model }),
          },
          {
            id: 'why',
            label: 'Почему нет доступа',
            icon: <InfoIcon />,
            onSelect: () => onWhy(model),
          },
        ]}
        empty={EMPTY}
      />
      {switching.element}
    </>
  );
}
