import { Button, Flex } from '@cabinet/kernel/ui';
import { type Hours, PERIODS } from './periods.ts';

interface PeriodSwitchProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** Of how long the figures are. */
export function PeriodSwitch({ hours, onChange }: PeriodSwitchProps) {
  return (
    <Flex role="group" aria-label="Период" gap="2" mb="6" wrap="wrap">
      {PERIODS.map((period) => {
        const isChosen = period.hours === hours;
        return (
          <Button
            key={period.hours}
            size="sm"
            variant={isChosen ? 'solid' : 'outline'}
            colorPalette={isChosen ? 'accent' : 'gray'}
            aria-pressed={isChosen}
            onClick={() => onChange(period.hours)}
          >
            {period.label}
          </Button>
        );
      })}
    </Flex>
  );
}
