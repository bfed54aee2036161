import { useId, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '../filters/filter-search.tsx';
import { Input } from '../input.ts';
import { Stack } from '../layout.ts';
import { Text } from '../text.ts';
import { isSearchText } from './filter-values.ts';
import type { ControlFilter, ListFilterProps } from './list-filter.tsx';

/** What {@link textFilter} takes. */
export interface TextFilter {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** Whether the server takes a text, for instance as an id. Without it every text is taken that may be looked for. */
  readonly accepts?: (value: string) => boolean;
  /** What is wrong with a text that is not accepted. */
  readonly mistake?: string;
}

interface ExactTextProps extends ListFilterProps {
  readonly filter: Required<TextFilter>;
}

function ExactText({ filter, query: { filters, setFilters } }: ExactTextProps) {
  const { name, label, placeholder, accepts, mistake } = filter;
  const value = filters[name] ?? '';
  const messageId = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [isRefused, setRefused] = useState(false);
  if (known !== value) {
    setKnown(value);
    setText(value);
    setRefused(false);
  }
  const report = () => {
    const next = text.trim();
    const isFit = next === '' || accepts(next);
    setRefused(!isFit);
    if (isFit && next !== value) setFilters({ [name]: next || null });
  };
  return (
    <Stack gap="1.5">
      <Input
        size="sm"
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? messageId : undefined}
        placeholder={placeholder}
        maxLength={SEARCH_MAX_LENGTH}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
        onBlur={report}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report();
          // The focus is about to leave, which would take what was typed.
          if (event.key === 'Escape') setText(value);
        }}
      />
      {isRefused && (
        <Text id={messageId} role="alert" textStyle="xs" color="fg.error">
          {mistake}
        </Text>
      )}
    </Stack>
  );
}

/**
 * A filter by a text that has to be the whole value, such as an IP. It takes the text with Enter or when the field is
 * left.
 */
export function textFilter({
  accepts = isSearchText,
  mistake = 'Такого значения не бывает',
  ...given
}: TextFilter): ControlFilter {
  const filter = { ...given, accepts, mistake };
  const { name, label } = filter;
  return {
    kind: 'control',
    names: [name],
    label,
    accepts,
    text: (values) => values[name] ?? 'все',
    Control: (props) => <ExactText {...props} filter={filter} />,
  };
}
