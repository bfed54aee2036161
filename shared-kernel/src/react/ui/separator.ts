import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'separator' });

/** Props of {@link Separator}. */
export interface SeparatorProps extends CorePartProps<'div', 'separator'> {}

/** A thin line between parts. */
export const Separator = /* @__PURE__ */ withContext<HTMLDivElement, SeparatorProps>('div');
