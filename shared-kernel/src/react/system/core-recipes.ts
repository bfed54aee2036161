import { badgeRecipe } from './recipes/badge.ts';
import { buttonRecipe } from './recipes/button.ts';
import { containerRecipe } from './recipes/container.ts';
import { headingRecipe } from './recipes/heading.ts';
import { inputRecipe } from './recipes/input.ts';
import { linkRecipe } from './recipes/link.ts';
import { separatorRecipe } from './recipes/separator.ts';
import { skeletonRecipe } from './recipes/skeleton.ts';
import { spinnerRecipe } from './recipes/spinner.ts';
import { textareaRecipe } from './recipes/textarea.ts';

/** The recipes of the core kit, by the key that its components ask for. A lazy family brings its own. */
export const CORE_RECIPES = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};
