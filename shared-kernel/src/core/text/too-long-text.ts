import { plural } from './plural.ts';

/** What is said of a text that is longer than this. */
export const tooLongText = (max: number): string =>
  `Не длиннее ${max} ${plural(max, 'символа', 'символов', 'символов')}`;
