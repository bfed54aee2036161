import { foldText } from '@cabinet/kernel/core/search';
import { swapKeyboardLayout } from './keyboard-layout.ts';

const WORD_START = 100;
const WITHIN = 60;
const ONE_SLIP = 40;
const SCATTERED = 20;
const SHORTEST_WITH_SLIP = 4;

const normalize = (text: string) => foldText(text).trim();
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Whether the letters follow each other in the text, with others between them. */
function isScattered(letters: string, text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** Whether one slip (a letter lost, added, changed, or two swapped) parts the query from the word's beginning. */
function isOneSlipAway(query: string, word: string): boolean {
  let same = 0;
  while (same < query.length && query[same] === word[same]) same += 1;
  const rest = query.slice(same);
  const left = word.slice(same);
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2);
  const repairs = [
    [rest.slice(1), left.slice(1)],
    [rest.slice(1), left],
    [rest, left.slice(1)],
    [swapped, left],
  ] as const;
  return repairs.some(([typed, meant]) => meant.startsWith(typed));
}

function scoreWord(query: string, text: string, isLoose: boolean): number {
  const words = wordsOf(text);
  if (words.some((word) => word.startsWith(query))) return WORD_START;
  if (isLoose && text.includes(query)) return WITHIN;
  if (query.length >= SHORTEST_WITH_SLIP && words.some((word) => isOneSlipAway(query, word))) return ONE_SLIP;
  return isLoose && query.length >= 2 && words.some((word) => isScattered(query, word)) ? SCATTERED : 0;
}

function scoreQuery(query: string, text: string, isLoose: boolean): number {
  const scores = wordsOf(query).map((word) => scoreWord(word, text, isLoose));
  return scores.length === 0 || scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/**
 * How well a text answers a query; 0 when it does not. Every word of the query must be found: at the beginning of a
 * word, inside one, with one slip, or scattered. A query typed in the wrong keyboard layout counts just less.
 *
 * @param isLoose Whether the middle of a word and scattered letters count, with which a long text answers too much.
 */
export function fuzzyScore(query: string, text: string, isLoose = true): number {
  const sought = normalize(query);
  const target = normalize(text);
  const swapped = normalize(swapKeyboardLayout(query));
  return Math.max(scoreQuery(sought, target, isLoose), scoreQuery(swapped, target, isLoose) - 1, 0);
}
