export { findByWords, fitsLine, searchLine } from './find-by-words.ts';
export { foldText } from './fold-text.ts';
export { searchWords, typedWords } from './search-words.ts';
