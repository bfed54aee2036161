import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { CorePartProps } from './core-part.ts';

const { withContext } = /* @__PURE__ */ createRecipeContext({ key: 'textarea' });

/** Props of {@link Textarea}. */
export interface TextareaProps extends CorePartProps<'textarea', 'textarea'> {}

/** Many lines of text. */
export const Textarea = /* @__PURE__ */ withContext<HTMLTextAreaElement, TextareaProps>('textarea');
