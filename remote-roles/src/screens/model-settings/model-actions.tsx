import { CheckIcon, CloseIcon, InfoIcon, PencilIcon } from '@cabinet/kernel/ui';
import type { DataTableProps } from '@cabinet/kernel/ui/table';
import type { CatalogueModel } from '../../api/models.ts';

type RowAction = ReturnType<NonNullable<DataTableProps<CatalogueModel>['rowActions']>>[number];

interface ModelActions {
  readonly onOpen: () => void;
  readonly onSwitch: () => void;
  readonly onWhy: () => void;
}

/** What may be done with a model. */
export function modelActions(
  { enabled }: CatalogueModel,
  { onOpen, onSwitch, onWhy }: ModelActions,
): readonly RowAction[] {
  return [
    { id: 'open', label: 'Открыть', icon: <PencilIcon />, onSelect: onOpen },
    {
      id: 'switch',
      label: enabled ? 'Выключить' : 'Включить',
      icon: enabled ? <CloseIcon /> : <CheckIcon />,
      onSelect: onSwitch,
    },
    { id: 'why', label: 'Почему нет доступа', icon: <InfoIcon />, onSelect: onWhy },
  ];
}
