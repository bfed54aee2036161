import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'input' });

/** Props of {@link Input}. */
export interface InputProps extends CorePartProps<'input', 'input'> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A line of text. */
export const Input = /* @__PURE__ */ withContext<HTMLInputElement, InputProps>('input');
