import { Box, CheckIcon, chakra, Flex, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

const Mark = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '8',
    borderRadius: 'full',
    layerStyle: 'fill.muted',
    fontWeight: 'semibold',
  },
});

interface SetupStepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  /** What it is for, or what has come of it. */
  readonly note: string;
  /** The way to its screen. */
  readonly action: ReactNode;
}

/** One of the first steps of a company, ticked off once it is done. */
export function SetupStep({ number, title, isDone, note, action }: SetupStepProps) {
  return (
    <Flex
      as="li"
      gap="3"
      align="flex-start"
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Mark colorPalette={isDone ? 'green' : 'gray'} aria-hidden>
        {isDone ? <CheckIcon boxSize="4" /> : number}
      </Mark>
      <Flex flex="1" minW="0" columnGap="4" rowGap="3" wrap="wrap" align="center">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="medium">
            <span>{title}</span>
            {isDone && <VisuallyHidden>: готово</VisuallyHidden>}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {note}
          </Text>
        </Box>
        {action}
      </Flex>
    </Flex>
  );
}
