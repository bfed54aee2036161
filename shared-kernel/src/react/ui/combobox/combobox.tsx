import { useRef } from 'react';
import { Input } from '../input.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './find-options.ts';
import { useCombobox } from './use-combobox.ts';

/** Props of {@link Combobox}. */
export interface ComboboxProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  /** The chosen value; an empty one means none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** An emptied input means no value. Otherwise it goes back to the chosen value. */
  readonly isClearable?: boolean | undefined;
  /** The id of the element that says more about it. */
  readonly describedBy?: string | undefined;
  /** Asks a server for the options that fit this text. Without it the options are searched here. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The options for the typed text are still on their way, so none are offered. */
  readonly isLoading?: boolean | undefined;
  readonly emptyText?: string | undefined;
}

/** A choice out of many, which is found by typing (ARIA combobox with a list). */
export function Combobox({
  label,
  options,
  value,
  onChange,
  placeholder,
  size,
  isInvalid = false,
  isDisabled = false,
  isClearable = false,
  describedBy,
  onSearch,
  isLoading = false,
  emptyText = 'Ничего не нашлось',
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { listId, aria, found, hasMore, isOpen, active, text, open, choose, settle, typeText, handleKey } =
    useCombobox({ options, value, onChange, onSearch, isClearable, isLoading });
  return (
    <>
      <Input
        {...aria}
        ref={input}
        size={size}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        autoCapitalize="none"
        spellCheck={false}
        disabled={isDisabled}
        placeholder={placeholder}
        value={text}
        onClick={(event) => {
          // It does not happen on focus, because the press that gives the focus would take the selection away again.
          if (!isOpen) event.currentTarget.select();
          open();
        }}
        onChange={(event) => typeText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={settle}
      />
      {isOpen && (
        <ComboboxList
          id={listId}
          emptyText={isLoading ? 'Ищем…' : emptyText}
          onChoose={(index) => choose(found[index])}
          {...{ label, input, active, found, hasMore }}
        />
      )}
    </>
  );
}
