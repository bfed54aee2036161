import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'container' });

/** Props of {@link Container}. */
export interface ContainerProps extends CorePartProps<'div', 'container'> {}

/** The width of a page's content. */
export const Container = /* @__PURE__ */ withContext<HTMLDivElement, ContainerProps>('div');
