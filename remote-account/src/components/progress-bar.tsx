import { Box } from '@cabinet/kernel/ui';

interface ProgressBarProps {
  /** What is under way, for screen readers. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** What is reached, in words. */
  readonly valueText: string;
}

export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={valueText}
      h="2"
      borderRadius="full"
      bg="colorPalette.muted"
      overflow="hidden"
    >
      <Box
        h="100%"
        borderRadius="full"
        bg="colorPalette.solid"
        transition="width 240ms"
        style={{ width: `${shown}%` }}
      />
    </Box>
  );
}
