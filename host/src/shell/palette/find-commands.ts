import { fuzzyScore } from './fuzzy-score.ts';

/** Something that the palette can do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Where it belongs, shown beside the label and searched too. */
  readonly hint: string | undefined;
  readonly icon: string | undefined;
  /** Words that a person may type instead of the label. */
  readonly synonyms?: string;
  run(): void;
}

/** Commands that answer the query, best first; without a query all of them in their own order. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  if (query.trim() === '') return commands;
  return commands
    .map((command) => ({ command, score: scoreOf(command, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

/** What the label says weighs double: «Роли» comes before what merely belongs to them. */
function scoreOf({ label, hint = '', synonyms = '' }: Command, query: string): number {
  return fuzzyScore(query, label) * 2 || fuzzyScore(query, `${label} ${hint} ${synonyms}`);
}
