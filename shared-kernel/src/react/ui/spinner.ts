import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'spinner' });

/** Props of {@link Spinner}. */
export interface SpinnerProps extends CorePartProps<'span', 'spinner'> {}

/** A turning ring, for busy controls only. */
export const Spinner = /* @__PURE__ */ withContext<HTMLSpanElement, SpinnerProps>('span');
