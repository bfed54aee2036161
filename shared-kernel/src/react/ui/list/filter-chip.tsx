import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement, Ref } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down-icon.ts';
import { CloseIcon } from '../icons/close-icon.ts';
import { Menu } from '../menu/menu.tsx';
import { MenuChoice } from '../menu/menu-choice.tsx';
import { Popover } from '../popover/popover.tsx';
import type { TableQuery } from '../table/query/use-table-query.ts';
import type { ControlFilter, ListChoices, ValueFilter } from './list-filter.tsx';

const Chip = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    height: '8',
    maxWidth: '100%',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.panel',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.emphasized' },
    '&[data-set]': {
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.border',
      color: 'colorPalette.fg',
    },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '0',
      px: '3',
      borderRadius: 'full',
      cursor: 'button',
      focusVisibleRing: 'inside',
    },
    '& > button > svg': { flexShrink: '0', boxSize: '4', color: 'fg.muted' },
    '& > button > * + svg': { ms: '1' },
    '&[data-set] > button:first-child': { pe: '1' },
    '& > button + button': { ps: '1', pe: '2' },
    '& [data-value]': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
    '&[data-set] [data-value]': { fontWeight: 'medium' },
    // On paper a filter that is set says what the list is of.
    '@media print': { '&:not([data-set]), & svg, & > button + button': { display: 'none' } },
    // Where every name must find room, a filter that is not set says only its name.
    '&:not([data-set]) [data-value]': { hideBelow: '2xl' },
  },
});

interface ChipProps {
  readonly label: string;
  readonly value: string;
  readonly isSet: boolean;
  readonly onClear: () => void;
  /** Puts the menu or the sheet that opens around the button. */
  readonly open: (trigger: ReactElement<{ ref?: Ref<HTMLButtonElement> }>) => ReactElement;
}

function FilterButton({ label, value, isSet, onClear, open }: ChipProps) {
  return (
    <Chip data-set={isSet ? '' : undefined}>
      {open(
        <button type="button" aria-label={`${label}: ${value}`}>
          <span>{label}</span>
          <span data-value="">{`: ${value}`}</span>
          {!isSet && <ChevronDownIcon />}
        </button>,
      )}
      {isSet && (
        <button
          type="button"
          aria-label={`Сбросить фильтр «${label}»`}
          title="Сбросить"
          onClick={({ currentTarget }) => {
            // The cross goes away with the value that it takes away.
            const button = currentTarget.previousElementSibling;
            if (button instanceof HTMLElement) button.focus();
            onClear();
          }}
        >
          <CloseIcon />
        </button>
      )}
    </Chip>
  );
}

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  readonly filter: ValueFilter | ControlFilter;
  readonly query: TableQuery;
  readonly choices: ListChoices;
}

/** A filter, by its name and its chosen value. A press opens its values or its control, and a cross takes it away. */
export function FilterChip({ filter, query, choices }: FilterChipProps) {
  const { names, label } = filter;
  const common = {
    label,
    isSet: names.some((name) => query.filters[name] !== undefined),
    onClear: () => query.setFilters(Object.fromEntries(names.map((name) => [name, null]))),
  };
  if (filter.kind === 'control')
    return (
      <FilterButton
        {...common}
        value={filter.text(query.filters)}
        open={(trigger) => (
          <Popover label={label} trigger={trigger}>
            <filter.Control query={query} isRoomy />
          </Popover>
        )}
      />
    );
  const value = query.filters[filter.name];
  const offered = filter.offered(choices, value);
  if (offered === undefined) return null;
  return (
    <FilterButton
      {...common}
      value={offered.find((option) => option.value === value)?.label ?? filter.unsetText}
      open={(trigger) => (
        <Menu label={label} trigger={trigger}>
          <MenuChoice
            options={[{ value: '', label: filter.allLabel }, ...offered]}
            value={value ?? ''}
            onChange={(next) => query.setFilters({ [filter.name]: next })}
          />
        </Menu>
      )}
    />
  );
}
