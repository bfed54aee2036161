import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { type ComboboxOption, findOptions, firstOptions, optionNamed } from './find-options.ts';

interface Choosing {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Makes what is typed the value at once, also where no option has it. The caller gives that back as `value`. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly isClearable?: boolean;
  /** Whether the options are still those of another text. */
  readonly isLoading?: boolean;
}

const NOTHING = firstOptions([]);
const PAGE = 10;

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', PAGE],
  ['PageUp', -PAGE],
]);

/**
 * The typed text, the options found for it, and the option to which the keyboard points (ARIA: editable combobox with
 * list autocomplete).
 */
export function useCombobox({
  options,
  value,
  onChange,
  onType,
  onSearch,
  isClearable = false,
  isLoading = false,
}: Choosing) {
  const listId = useId();
  const isFree = onType !== undefined;
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState(-1);
  const label = useMemo(
    () => options.find((option) => option.value === value)?.label ?? value,
    [options, value],
  );
  const text = isFree ? value : (typed ?? label);
  const sought = typed === null ? '' : text;
  const shown = useMemo(() => {
    if (!isWanted || (isLoading && typed !== null)) return NOTHING;
    return onSearch === undefined ? findOptions(options, sought) : firstOptions(options);
  }, [isWanted, isLoading, onSearch, options, typed, sought]);
  // Who types a text of their own sees no list that offers nothing else.
  const isOpen = isWanted && !(isFree && shown.found.every((option) => option.value === value));
  const hasList = isOpen && shown.found.length > 0;
  const last = shown.found.length - 1;
  const active = Math.min(pointed, last);

  function close(): void {
    setWanted(false);
    setTyped(null);
  }
  function open(): void {
    if (isOpen) return;
    setWanted(true);
    setTyped(null);
    setPointed(isFree ? -1 : options.findIndex((option) => option.value === value));
  }
  function choose(option: ComboboxOption | undefined): void {
    close();
    if (option !== undefined) onChange(option.value);
  }
  /**
   * Leaves the input. A free text stays as it is, for Tab has taken the option that was pointed to. Otherwise a whole name is a
   * choice, an empty text is none, and anything else is forgotten.
   */
  function settle(): void {
    if (typed === null || isFree) close();
    else if (typed.trim() !== '') choose(optionNamed(options, typed));
    else choose(isClearable ? { value: '', label: '' } : undefined);
  }
  function typeText(next: string): void {
    setWanted(true);
    setTyped(next);
    setPointed(isFree || next.trim() === '' ? -1 : 0);
    onType?.(next);
    onSearch?.(next);
  }
  function move(step: number): void {
    if (Math.abs(step) > 1) setPointed(Math.max(0, Math.min(active + step, last)));
    else if (step > 0) setPointed(active === last ? 0 : active + 1);
    else setPointed(active <= 0 ? last : active - 1);
  }
  function handleKey(event: KeyboardEvent): void {
    const step = STEPS.get(event.key);
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && isFree && active === -1) {
      // Enter does to the text what it does without a list, such as sending the form.
      close();
      return;
    }
    if (event.key === 'Tab' && isFree && hasList && active !== -1) {
      // The focus goes on.
      choose(shown.found[active]);
      return;
    }
    if (step !== undefined && isOpen && !event.altKey) move(step);
    else if (isArrow && !isOpen) open();
    else if (event.key === 'ArrowUp' && isOpen && event.altKey) close();
    else if (event.key === 'Enter' && isOpen) active === -1 ? settle() : choose(shown.found[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const aria = {
    role: 'combobox',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': hasList && active !== -1 ? `${listId}-${active}` : undefined,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
  } as const;
  return { ...shown, listId, aria, isOpen, active, text, open, choose, settle, typeText, handleKey };
}
