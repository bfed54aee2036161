import { Button, Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { SPENDING_PERIODS, type SpendingPeriod } from './use-spending-period.ts';

/** One choice of a period; the chosen one is raised. */
export function PeriodButton({
  isChosen,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button
      size="xs"
      variant={isChosen ? 'outline' : 'ghost'}
      colorPalette="gray"
      aria-pressed={isChosen}
      // The chosen one is raised in both themes; in the dark what is higher is lighter.
      {...(isChosen ? { _dark: { bg: 'bg.emphasized' } } : { color: 'fg.muted' })}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}

/** Props of {@link PeriodChoice}. */
export interface PeriodChoiceProps {
  /** `null` where the days are chosen in another way. */
  readonly period: SpendingPeriod | null;
  readonly onChoose: (period: SpendingPeriod) => void;
  /** Another choice, after the periods. */
  readonly children?: ReactNode;
}

/** The periods of spending as buttons, for the head of a section. */
export function PeriodChoice({ period, onChoose, children }: PeriodChoiceProps) {
  return (
    <Flex
      role="group"
      aria-label="Период расходов"
      gap="1"
      p="1"
      // Beside the title it is in the middle of its line.
      my={{ sm: '-1' }}
      bg="bg.muted"
      borderRadius="l2"
    >
      {SPENDING_PERIODS.map((days) => (
        <PeriodButton key={days} isChosen={days === period} onChoose={() => onChoose(days)}>
          {`${days} дней`}
        </PeriodButton>
      ))}
      {children}
    </Flex>
  );
}
