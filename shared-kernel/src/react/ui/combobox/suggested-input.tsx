import { type RefObject, useMemo, useRef } from 'react';
import { Input, type InputProps } from '../input.ts';
import { ComboboxList } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';

/** Props of {@link SuggestedInput}. */
export interface SuggestedInputProps
  extends Omit<InputProps, 'ref' | 'value' | 'onChange' | 'onClick' | 'list'> {
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Undefined while they are on their way. */
  readonly suggestions: readonly string[] | undefined;
  readonly value: string;
  /** Takes what is typed, and what is chosen where `onChoose` does not. */
  readonly onChange: (text: string) => void;
  readonly onChoose?: ((suggestion: string) => void) | undefined;
}

/**
 * A line of text that offers what there is already, found by the one rule of search, and takes what is new (ARIA
 * combobox with a list). The field around it names it.
 */
export function SuggestedInput({
  ref,
  suggestions,
  value,
  onChange,
  onChoose = onChange,
  onKeyDown,
  onBlur,
  ...rest
}: SuggestedInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const { readOnly = false } = rest;
  const options = useMemo(
    () => (readOnly ? [] : (suggestions ?? []).map((each) => ({ value: each, label: each }))),
    [suggestions, readOnly],
  );
  const { listId, aria, found, hasMore, isOpen, active, open, choose, settle, typeText, handleKey } =
    useCombobox({ options, value, onChange: onChoose, onType: onChange });
  return (
    <>
      <Input
        {...rest}
        {...aria}
        ref={input}
        value={value}
        onClick={open}
        onChange={(event) => typeText(event.target.value)}
        onKeyDown={(event) => {
          handleKey(event);
          if (event.isDefaultPrevented()) return;
          onKeyDown?.(event);
          // The key has done something else with the text.
          if (event.isDefaultPrevented()) settle();
        }}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <ComboboxList
          id={listId}
          label="Подсказки"
          emptyText=""
          onChoose={(index) => choose(found[index])}
          {...{ input, active, found, hasMore }}
        />
      )}
    </>
  );
}
