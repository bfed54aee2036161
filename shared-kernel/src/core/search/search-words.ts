import { foldText } from './fold-text.ts';

/** So many words narrow what is found. More of them cost time and find nothing else. */
const WORDS_MAX = 6;
const WORD_LENGTH = 60;
const SPACES = /[\0-\x20\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]+/;
/** What stands between words. `search_words_of` of the database has the same signs. */
const SIGNS = /[\0-/:-@[-`{-\xbf\xd7\xf7\u1680\u2000-\u206f\u20a0-\u20cf\u3000-\u3003]+/;

const cut = (word: string) => [...word].slice(0, WORD_LENGTH).join('');
/** Around an e-mail: «<ivan@mail.example>,». What is typed so far may end with its «@». */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}@]+$/gu;
const unique = (words: readonly string[]) => [...new Set(words.map(cut))].filter((word) => word !== '');

/** The words by which a text is found, each once: what stands between spaces and punctuation, its first 60 letters. */
export function searchWords(text: string): string[] {
  return unique(foldText(text).split(SIGNS));
}

/** The words that somebody looks for, at most six. An e-mail stays whole. */
export function typedWords(typed: string): string[] {
  const tokens = foldText(typed)
    .split(SPACES)
    .map((token) => token.replace(AROUND, ''));
  const words = tokens.flatMap((token) => (token.includes('@') ? [token] : token.split(SIGNS)));
  return unique(words).slice(0, WORDS_MAX);
}
