import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'link' });

/** The look of a link on an `<a>`. */
export const LinkRoot = /* @__PURE__ */ withContext<HTMLAnchorElement, CorePartProps<'a', 'link'>>('a');
