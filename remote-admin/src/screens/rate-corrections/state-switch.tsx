import { Button, Flex } from '@cabinet/kernel/ui';
import type { CorrectionPage } from '../../api/rate-corrections.ts';
import { stateOptions } from './correction-filters.ts';

interface StateSwitchProps {
  readonly state: string | undefined;
  readonly counts: CorrectionPage['counts'] | undefined;
  readonly onChange: (state: string | null) => void;
}

/** How many corrections are in each state; a press shows those alone. */
export function StateSwitch({ state, counts, onChange }: StateSwitchProps) {
  return (
    <Flex role="group" aria-label="Показать корректировки" gap="2" mb="4" wrap="wrap">
      {stateOptions(counts).map(({ value, label }) => {
        const isChosen = state === value;
        return (
          <Button
            key={value}
            size="sm"
            variant={isChosen ? 'solid' : 'outline'}
            colorPalette={isChosen ? 'accent' : 'gray'}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? null : value)}
          >
            {label}
          </Button>
        );
      })}
    </Flex>
  );
}
