import type { QueryParams } from '@cabinet/kernel/http';
import { choiceFilter, labelOptions, searchFilter } from '@cabinet/kernel/ui/list';
import { fetchRoles, type RolePage } from '../../api/roles.ts';

export const ROLE_FILTERS = [
  searchFilter({ label: 'Поиск по названию роли', placeholder: 'Название роли' }),
  choiceFilter({
    name: 'scope',
    label: 'Где действуют',
    allLabel: 'Глобальные',
    unsetText: 'глобальные',
    options: labelOptions({ company: 'В компаниях', all: 'Глобальные и в компаниях' }),
  }),
];

/** Roles of every company would bury those of the service: they come when they are asked for. */
export function fetchListedRoles({ scope = 'global', ...params }: QueryParams): Promise<RolePage> {
  return fetchRoles(scope === 'all' ? params : { ...params, scope });
}
