import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react/styled-system';
import type { ElementType } from 'react';
import type { CORE_RECIPES } from '../system/core-recipes.ts';

/** The variants of a recipe of the core kit. */
export type CoreVariants<Key extends keyof typeof CORE_RECIPES> = NonNullable<
  RecipeVariantProps<(typeof CORE_RECIPES)[Key]>
>;

/** The props of a core part: those of the element and of the system, and the variants of its recipe. */
export type CorePartProps<Tag extends ElementType, Key extends keyof typeof CORE_RECIPES> = HTMLChakraProps<
  Tag,
  CoreVariants<Key>
>;
