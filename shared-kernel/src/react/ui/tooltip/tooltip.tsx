import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { tooltipRecipe } from './tooltip-recipe.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  readonly content: ReactNode;
  /** The control that it explains, which must be able to get the focus. */
  readonly children: ReactElement;
}

/** A short explanation that appears on hover and focus and goes with Esc. It is never the only place of a fact. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <ChakraTooltip.Root recipe={tooltipRecipe} openDelay={300} closeDelay={100} lazyMount unmountOnExit>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
