import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { TRY_AGAIN } from './error-state.tsx';
import { AlertIcon } from './icons/alert-icon.ts';
import { CheckIcon } from './icons/check-icon.ts';
import { InfoIcon } from './icons/info-icon.ts';
import { Box, Flex } from './layout.ts';
import { Text } from './text.ts';

/** What a message means for the reader. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The palette in which each tone is drawn. */
export const TONE_PALETTE: Readonly<Record<Tone, string>> = {
  info: 'blue',
  success: 'green',
  warning: 'orange',
  danger: 'red',
};

const TONE_ICON = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/** Props of {@link Banner}. */
export interface BannerProps {
  readonly tone?: Tone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** A button at the end. */
  readonly action?: ReactNode;
  /** Tries again what has failed, by a button at the end. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
}

/** A message that stays. Warnings and dangers interrupt a screen reader, the others wait their turn. */
export function Banner({ tone = 'info', title, children, action, onRetry, isRetrying }: BannerProps) {
  const Icon = TONE_ICON[tone];
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <Flex
      role={isUrgent ? 'alert' : 'status'}
      colorPalette={TONE_PALETTE[tone]}
      layerStyle="fill.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l2"
      gap="3"
      px="4"
      py="3"
      align="flex-start"
    >
      <Icon boxSize="5" mt={title === undefined ? '0' : '0.5'} />
      {/* Where there is no room beside the text, the action goes below it. */}
      <Flex flex="1" minW="0" gap="3" wrap="wrap" align="flex-start">
        <Box flex="1 1 14rem" minW="0">
          {title !== undefined && <Text fontWeight="semibold">{title}</Text>}
          {children !== undefined && (
            <Text as="div" textStyle="sm" whiteSpace="pre-line">
              {children}
            </Text>
          )}
        </Box>
        {action}
        {onRetry !== undefined && (
          <Button size="sm" variant="outline" busy={isRetrying} onClick={onRetry}>
            {TRY_AGAIN}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
