import { DateText, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { CatalogueModel } from '../../api/models.ts';
import { ofPeople, plannedText } from '../../components/model/model-words.ts';
import { StateBadge, stateText } from '../../components/model/state-badge.tsx';

export const MODEL_COLUMNS: readonly TableColumn<CatalogueModel>[] = [
  {
    id: 'name',
    header: 'Модель',
    width: 13,
    sortKey: 'name',
    isTitle: true,
    phone: ({ name }) => name,
    cell: ({ id, name }) => (
      <Stack gap="0" minW="0">
        <Text as="span" truncate>
          {name}
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal" truncate title={id}>
          {id}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'enabled',
    header: 'Состояние',
    width: 8,
    // A phone has room for what is out of the ordinary.
    phone: ({ enabled }) => (enabled ? null : stateText(enabled)),
    cell: ({ enabled }) => <StateBadge isEnabled={enabled} />,
  },
  { id: 'developer', header: 'Вендор', width: 8, sortKey: 'developer', cell: ({ developer }) => developer },
  { id: 'type', header: 'Тип', width: 5, cell: ({ type }) => type },
  {
    id: 'tags',
    header: 'Теги',
    width: 10,
    isEmpty: ({ tags }) => tags.length === 0,
    phone: ({ tags }) => tags.join(', '),
    cell: ({ tags }) => (
      <Text as="span" display="block" textStyle="sm" color="fg.muted" truncate title={tags.join(', ')}>
        {tags.join(', ')}
      </Text>
    ),
  },
  {
    id: 'input_price',
    header: 'Ввод, за млн',
    width: 7.5,
    sortKey: 'input_price',
    isNumeric: true,
    phone: ({ inputPrice }) => (
      <span>
        ввод <MoneyText value={inputPrice} />
      </span>
    ),
    cell: ({ inputPrice }) => <MoneyText value={inputPrice} />,
  },
  {
    id: 'output_price',
    header: 'Вывод, за млн',
    width: 8,
    sortKey: 'output_price',
    isNumeric: true,
    phone: ({ outputPrice }) => (
      <span>
        вывод <MoneyText value={outputPrice} />
      </span>
    ),
    cell: ({ outputPrice }) => <MoneyText value={outputPrice} />,
  },
  {
    id: 'next_price',
    header: 'Новая цена',
    width: 14,
    isEmpty: ({ nextPrice }) => nextPrice === null,
    isWhole: true,
    phone: ({ nextPrice }) => nextPrice && <span data-sums="">{plannedText(nextPrice)}</span>,
    cell: ({ nextPrice }) =>
      nextPrice && (
        <Text as="span" fontVariantNumeric="tabular-nums">
          {plannedText(nextPrice)}
        </Text>
      ),
  },
  {
    id: 'people',
    header: 'Доступна',
    width: 7,
    phone: ({ peopleAllowed, peopleTotal }) => `доступна ${ofPeople(peopleAllowed, peopleTotal)}`,
    cell: ({ peopleAllowed, peopleTotal }) => (
      <span title={`Людей: ${peopleAllowed} из ${peopleTotal}`}>{`${peopleAllowed} из ${peopleTotal}`}</span>
    ),
  },
  {
    id: 'created_at',
    header: 'Добавлена',
    width: 7,
    sortKey: 'created_at',
    isOptional: true,
    phone: () => null,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

export const MODEL_SORTS = MODEL_COLUMNS.flatMap(({ sortKey }) => sortKey ?? []);
