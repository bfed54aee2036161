import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'skeleton' });

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends CorePartProps<'div', 'skeleton'> {}

/** A grey shape in the place of content that is on its way. */
export const Skeleton = /* @__PURE__ */ withContext<HTMLDivElement, SkeletonProps>('div');
