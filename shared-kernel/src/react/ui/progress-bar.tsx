import { Box } from './layout.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Names what is under way, for screen readers. */
  readonly label: string;
  /** From 0 to 100. What lies outside is drawn as the nearer end. `null` means that nobody knows how far it is. */
  readonly percent: number | null;
  /** Says in words what is reached. */
  readonly valueText?: string | undefined;
  /** The height, 4 or 8 px. */
  readonly size?: 'sm' | 'md';
}

/** Shows how far something is, in the colour palette around it. */
export function ProgressBar({ label, percent, valueText, size = 'md' }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent ?? 0));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === null ? undefined : Math.round(shown)}
      aria-valuetext={valueText}
      h={size === 'sm' ? '1' : '2'}
      borderRadius="full"
      bg="colorPalette.muted"
      overflow="hidden"
    >
      <Box
        h="100%"
        borderRadius="full"
        bg="colorPalette.solid"
        transition="width 160ms"
        style={{ width: `${shown}%` }}
      />
    </Box>
  );
}
