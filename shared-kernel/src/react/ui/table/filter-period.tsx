import { Box, Flex } from '../layout.ts';
import { Select } from '../select/select.tsx';
import { Text } from '../text.ts';
import { FilterDate } from './filter-date.tsx';
import { PERIOD_PRESETS, type Period, type PeriodPreset, periodOf, presetOf } from './period-presets.ts';

/** Props of {@link FilterPeriod}. */
export interface FilterPeriodProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (period: Period) => void;
}

const OPTIONS = Object.entries(PERIOD_PRESETS).map(([value, label]) => ({ value, label }));

const isPreset = (value: string): value is PeriodPreset => Object.hasOwn(PERIOD_PRESETS, value);

/** Filters by days: a preset, or two dates. */
export function FilterPeriod({ from, to, onChange }: FilterPeriodProps) {
  const period: Period = { from: from ?? null, to: to ?? null };
  const isAll = period.from === null && period.to === null;
  const preset = presetOf(period, new Date());
  return (
    <Flex
      as="fieldset"
      align="flex-start"
      gap="1.5"
      wrap="wrap"
      width={{ base: 'full', sm: 'auto' }}
      aria-label="Период"
      border="none"
    >
      <Box width={{ base: 'full', sm: '48' }}>
        <Select
          size="sm"
          aria-label="Готовый период"
          options={isAll || preset !== null ? OPTIONS : [...OPTIONS, { value: 'own', label: 'Свой период' }]}
          placeholder="За всё время"
          value={isAll ? '' : (preset ?? 'own')}
          onChange={({ target: { value } }) => {
            if (value === '') onChange({ from: null, to: null });
            else if (isPreset(value)) onChange(periodOf(value, new Date()));
          }}
        />
      </Box>
      <FilterDate label="С даты" value={from} onChange={(day) => onChange({ ...period, from: day })} />
      <Text as="span" aria-hidden color="fg.muted" lineHeight="2rem">
        –
      </Text>
      <FilterDate label="По дату" value={to} onChange={(day) => onChange({ ...period, to: day })} />
    </Flex>
  );
}
