import { type KeyboardEvent, useMemo, useState } from 'react';
import { type ComboboxOption, findOptions, firstOptions, optionNamed } from './find-options.ts';

interface Choosing {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSearch: ((text: string) => void) | undefined;
  readonly isClearable: boolean;
  /** Whether the options are still those of another text. */
  readonly isLoading: boolean;
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
export function useCombobox({ options, value, onChange, onSearch, isClearable, isLoading }: Choosing) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState(-1);
  const shown = useMemo(() => {
    if (!isOpen || (isLoading && typed !== null)) return NOTHING;
    return onSearch === undefined ? findOptions(options, typed ?? '') : firstOptions(options);
  }, [isOpen, isLoading, onSearch, options, typed]);
  const last = shown.found.length - 1;
  const active = Math.min(pointed, last);
  const label = useMemo(
    () => options.find((option) => option.value === value)?.label ?? value,
    [options, value],
  );

  function close(): void {
    setOpen(false);
    setTyped(null);
  }
  function open(): void {
    if (isOpen) return;
    setOpen(true);
    setPointed(options.findIndex((option) => option.value === value));
  }
  function choose(option: ComboboxOption | undefined): void {
    close();
    if (option !== undefined) onChange(option.value);
  }
  /** Leaves the input. A whole name is a choice, an empty text is none, and anything else is forgotten. */
  function settle(): void {
    if (typed === null) close();
    else if (typed.trim() !== '') choose(optionNamed(options, typed));
    else choose(isClearable ? { value: '', label: '' } : undefined);
  }
  function typeText(text: string): void {
    setOpen(true);
    setTyped(text);
    setPointed(text.trim() === '' ? -1 : 0);
    onSearch?.(text);
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
    if (step !== undefined && isOpen && !event.altKey) move(step);
    else if (isArrow && !isOpen) open();
    else if (event.key === 'ArrowUp' && isOpen && event.altKey) close();
    else if (event.key === 'Enter' && isOpen) active === -1 ? settle() : choose(shown.found[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { ...shown, isOpen, active, text: typed ?? label, open, choose, settle, typeText, handleKey };
}
