import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'button' });

/** The look of a button on a `<button>`; `asChild` puts it on another element. */
export const ButtonRoot = /* @__PURE__ */ withContext<HTMLButtonElement, CorePartProps<'button', 'button'>>(
  'button',
);
