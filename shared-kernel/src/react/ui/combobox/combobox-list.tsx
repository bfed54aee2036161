import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import type { FoundOptions } from './find-options.ts';
import { usePlacedList } from './use-placed-list.ts';

/**
 * Options are plain elements that are styled from here, because up to a hundred of them are drawn with each typed
 * letter.
 */
const Surface = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '0',
    zIndex: 'dropdown',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'sm',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    boxShadow: 'lg',
    '& [role=listbox]': { minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', outline: '0' },
    '& [role=option]': {
      paddingInline: '3',
      paddingBlock: '2',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      scrollMarginBlock: '1',
      outline: '0',
      _hover: { bg: 'bg.muted' },
      '@media (pointer: coarse)': { paddingBlock: '3' },
    },
    '& [aria-selected=true]': {
      bg: 'colorPalette.subtle',
      boxShadow: 'inset 3px 0 0 var(--chakra-colors-color-palette-solid)',
      // Windows' contrast themes draw neither the background nor the bar.
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
    },
    '& small': { marginInlineStart: '2', color: 'fg.muted', textStyle: 'xs' },
    '& [role=status]:not(:empty)': { paddingInline: '3', paddingBlock: '2', color: 'fg.muted' },
  },
});

/**
 * Brings the styles of a combobox's list ahead of time. Otherwise they come with the first list that opens: new styles
 * make the browser look at the whole page again, and on a screen with hundreds of controls the first letter waits for
 * that.
 */
export const ComboboxStyles = () => <Surface hidden />;

interface ComboboxListProps extends FoundOptions {
  readonly id: string;
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The option to which the keyboard points; -1 means none. */
  readonly active: number;
  /** Said when there are no options. */
  readonly emptyText: string;
  readonly onChoose: (index: number) => void;
}

/** The options that were found. A press in the list leaves the focus in the input. */
export function ComboboxList({
  id,
  label,
  input,
  active,
  found,
  hasMore,
  emptyText,
  onChoose,
}: ComboboxListProps) {
  const list = usePlacedList(input);

  useEffect(
    function showActive() {
      if (active !== -1) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    },
    [active, id],
  );

  useEffect(
    function keepEscape() {
      // A dialog or a sheet around the input hears Esc ahead of it, and stays open for what is prevented.
      function prevent(event: KeyboardEvent): void {
        if (event.key === 'Escape' && event.target === input.current) event.preventDefault();
      }
      window.addEventListener('keydown', prevent, { capture: true });
      return () => window.removeEventListener('keydown', prevent, { capture: true });
    },
    [input],
  );

  function handleClick(event: MouseEvent<HTMLElement>): void {
    const { target } = event;
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option !== null) onChoose(Number(option.id.slice(id.length + 1)));
  }

  return (
    <Surface
      ref={list}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      {found.length > 0 && (
        // Without this index Chrome would put whatever scrolls into the tab order.
        <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
          {found.map((option, index) => (
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
            >
              <span>{option.label}</span>
              {option.hint !== undefined && <small>{option.hint}</small>}
            </div>
          ))}
        </div>
      )}
      <div role="status">
        {`${found.length === 0 ? emptyText : ''}${hasMore ? 'Показана только часть: уточните, что ищете' : ''}`}
      </div>
    </Surface>
  );
}
