import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'badge' });

/** Props of {@link Badge}. */
export interface BadgeProps extends CorePartProps<'span', 'badge'> {}

/** A small label. */
export const Badge = /* @__PURE__ */ withContext<HTMLSpanElement, BadgeProps>('span');
