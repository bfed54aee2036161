import { useNavigate } from '@cabinet/kernel/router';
import {
  ButtonLink,
  CloseIcon,
  EmptyState,
  PencilIcon,
  PercentIcon,
  useLazyDialog,
} from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import {
  type Correction,
  correctionKeys,
  fetchCorrections,
  useCorrectionOptions,
} from '../../api/rate-corrections.ts';
import { numberText } from '../../components/rate-correction/correction-words.ts';
import { paths } from '../../paths.ts';
import { CORRECTION_COLUMNS, CORRECTION_SORTS } from './correction-columns.tsx';
import { CORRECTION_FILTERS, correctionChoices } from './correction-filters.ts';
import { StateSwitch } from './state-switch.tsx';

const importDeactivateDialog = () => import('../../components/rate-correction/deactivate-dialog.tsx');

const EMPTY = (
  <EmptyState
    icon={<PercentIcon />}
    title="Корректировок пока нет"
    description="Пока запросы стоят столько, сколько в прайсе моделей, с множителем уровня плательщика."
    action={<ButtonLink to={paths.rateCorrectionsCreate.to()}>Новая корректировка</ButtonLink>}
  />
);

const hrefOf = ({ id }: Correction) => paths.rateCorrectionsDetail.to({ correctionId: id });

/** Every correction of prices, with how many are in each state. */
export function CorrectionsSection() {
  const list = useList({
    cacheKey: correctionKeys.list(),
    fetch: fetchCorrections,
    filters: CORRECTION_FILTERS,
    sorts: CORRECTION_SORTS,
    defaultSort: '-created_at',
    file: { address: 'rate-corrections/export', name: 'rate-corrections' },
  });
  const { data: options } = useCorrectionOptions();
  const navigate = useNavigate();
  const deactivating = useLazyDialog(importDeactivateDialog);
  const counts = list.page?.counts;
  return (
    <>
      <StateSwitch
        state={list.query.filters.state}
        counts={counts}
        onChange={(state) => list.query.setFilters({ state })}
      />
      <ListTable
        id="rate-corrections"
        label="Корректировки ставок"
        list={list}
        choices={correctionChoices(counts, options)}
        columns={CORRECTION_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={(correction) => `корректировка ${numberText(correction)}`}
        hrefOf={hrefOf}
        rowActions={(correction) => [
          {
            id: 'open',
            label: 'Открыть',
            icon: <PencilIcon />,
            onSelect: () => void navigate(hrefOf(correction)),
          },
          ...(correction.state === 'active' || correction.state === 'planned'
            ? [
                {
                  id: 'deactivate',
                  label: 'Отключить',
                  icon: <CloseIcon />,
                  isDestructive: true,
                  onSelect: () => deactivating.ask({ correction }),
                },
              ]
            : []),
        ]}
        empty={EMPTY}
      />
      {deactivating.element}
    </>
  );
}
