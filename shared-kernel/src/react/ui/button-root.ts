import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'button' });

/** The look of a button on a `<button>`. `asChild` puts it on another element. */
export const ButtonRoot = /* @__PURE__ */ withContext<HTMLButtonElement, CorePartProps<'button', 'button'>>(
  'button',
);

/** Marks the button that a screen asks people to press, so that nothing comes to lie over it. */
export function primaryMark(variant: unknown): { readonly 'data-primary'?: '' } {
  return variant === undefined || variant === 'solid' ? { 'data-primary': '' } : {};
}
