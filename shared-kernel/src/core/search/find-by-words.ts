import { foldText } from './fold-text.ts';
import { searchWords, typedWords } from './search-words.ts';

/** Folds the texts by which something is found. Each word of the line follows a space, as `search_fits` has it in SQL. */
export function searchLine(...texts: readonly (string | null | undefined)[]): string {
  const text = texts.filter((each) => each != null).join(' ');
  // An e-mail is looked for whole, too.
  return ` ${searchWords(text).join(' ')} ${foldText(text).replace(/\s+/g, ' ')}`;
}

/**
 * Whether a line fits what somebody typed: each word of it begins a word of the line, in any order. Nothing typed fits
 * every line, and signs alone none.
 */
export function fitsLine(line: string, typed: string): boolean {
  if (typed.trim() === '') return true;
  const words = typedWords(typed);
  return words.length > 0 && words.every((word) => line.includes(` ${word}`));
}

/** The items whose texts fit what somebody typed, in their order. */
export function findByWords<Item>(
  items: readonly Item[],
  typed: string,
  textsOf: (item: Item) => readonly (string | null | undefined)[],
): readonly Item[] {
  if (typed.trim() === '') return items;
  return items.filter((item) => fitsLine(searchLine(...textsOf(item)), typed));
}
