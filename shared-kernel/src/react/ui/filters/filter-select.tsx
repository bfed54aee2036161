import { Box } from '../layout.ts';
import { Select, type SelectOption } from '../select/select.tsx';

/** Props of {@link FilterSelect}. */
export interface FilterSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string | null) => void;
  /** The choice that filters nothing. */
  readonly allLabel?: string | undefined;
}

/** Filters by one of a few values. */
export function FilterSelect({ label, value = '', options, onChange, allLabel = label }: FilterSelectProps) {
  return (
    <Box width="full">
      <Select
        size="sm"
        aria-label={label}
        placeholder={allLabel}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Box>
  );
}
