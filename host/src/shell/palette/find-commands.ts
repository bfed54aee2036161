import { fuzzyScore } from './fuzzy-score.ts';

/** What each word takes that stands before the one that was typed: less than any slip. */
const LATER_WORD = 0.01;

/** Something that the palette can do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Where it belongs, shown beside the label and searched too. */
  readonly hint: string | undefined;
  readonly icon: string | undefined;
  /** Words that a person may type instead of the label, the nearest first. */
  readonly synonyms?: string | undefined;
  /** It is listed for whoever types something, because there would be too many of its kind. */
  readonly isSoughtOnly?: boolean;
  run(): void;
}

/** Commands that answer the query, best first; without a query all of them in their own order. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  if (query.trim() === '') return commands.filter(({ isSoughtOnly }) => isSoughtOnly !== true);
  return commands
    .map((command) => ({ command, score: scoreOf(command, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

/** What the label says weighs double: «Роли» comes before what merely belongs to them. */
function scoreOf({ label, hint = '', synonyms = '' }: Command, query: string): number {
  const named = fuzzyScore(query, label) * 2;
  if (named > 0) return named;
  const score = fuzzyScore(query, `${label} ${hint} ${synonyms}`, false);
  const place = synonyms.split(' ').findIndex((word) => fuzzyScore(query, word, false) > 0);
  return score === 0 ? 0 : score - Math.max(0, place) * LATER_WORD;
}
