import { useId } from 'react';
import { Flex, Stack } from '../layout.ts';
import { Select } from '../select/select.tsx';
import { Text } from '../text.ts';
import { FilterDate } from './filter-date.tsx';
import { PERIOD_PRESETS, type Period, type PeriodPreset, periodOf, presetOf } from './period-presets.ts';
import { useRange } from './use-range.ts';

/** Props of {@link FilterPeriod}. */
export interface FilterPeriodProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (period: Period) => void;
}

const OPTIONS = Object.entries(PERIOD_PRESETS).map(([value, label]) => ({ value, label }));

const isPreset = (value: string): value is PeriodPreset => Object.hasOwn(PERIOD_PRESETS, value);

/** Days in the address sort as texts in the order of time. */
const isAfter = (from: string, to: string) => from > to;

/** Filters by days: by a preset, or by two dates the right way round. */
export function FilterPeriod({ label, from, to, onChange }: FilterPeriodProps) {
  const range = useRange({ value: { from: from ?? null, to: to ?? null }, onChange, isReversed: isAfter });
  const messageId = useId();
  const isAll = range.from === null && range.to === null;
  const preset = presetOf(range, new Date());
  const errorId = range.isReversed ? messageId : undefined;
  return (
    <Stack as="fieldset" gap="1.5" aria-label={label} border="none">
      <Select
        size="sm"
        aria-label="Готовый период"
        options={isAll || preset !== null ? OPTIONS : [...OPTIONS, { value: 'own', label: 'Свой период' }]}
        placeholder="За всё время"
        value={isAll ? '' : (preset ?? 'own')}
        onChange={({ target: { value } }) => {
          if (value === '') range.change({ from: null, to: null });
          else if (isPreset(value)) range.change(periodOf(value, new Date()));
        }}
      />
      <Flex align="flex-start" gap="1.5">
        <FilterDate
          label="С даты"
          value={range.from ?? undefined}
          errorId={errorId}
          onChange={(day) => range.change({ from: day })}
        />
        <Text as="span" aria-hidden color="fg.muted" lineHeight="2rem">
          –
        </Text>
        <FilterDate
          label="По дату"
          value={range.to ?? undefined}
          errorId={errorId}
          onChange={(day) => range.change({ to: day })}
        />
      </Flex>
      {range.isReversed && (
        <Text id={messageId} role="alert" textStyle="xs" color="fg.error">
          Начало периода позже его конца
        </Text>
      )}
    </Stack>
  );
}
