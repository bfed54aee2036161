import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'heading' });

/** Props of {@link Heading}. */
export interface HeadingProps extends CorePartProps<'h2', 'heading'> {}

/** A heading. `as` gives its level. */
export const Heading = /* @__PURE__ */ withContext<HTMLHeadingElement, HeadingProps>('h2');
