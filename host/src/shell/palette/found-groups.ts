import type { FindableKind } from './findable-kinds.ts';
import type { FoundThing } from './read-things.ts';
import { type FoundThings, isAnswered } from './use-found-things.ts';

/** What was found of a kind, as it is listed. */
export interface FoundGroup {
  readonly id: string;
  readonly title: string;
  readonly icon: string | undefined;
  readonly things: readonly FoundThing[];
  /** Where all of them are listed; undefined where all of them stand here. */
  readonly all: { readonly to: string; readonly label: string } | undefined;
}

/** Kinds appear from top to bottom: one that is still awaited holds those below it back, so that nothing moves. */
function answeredInOrder(kinds: readonly FindableKind[], answers: FoundThings['answers']) {
  const awaited = kinds.findIndex(({ id }) => !answers.has(id));
  return awaited < 0 ? kinds : kinds.slice(0, awaited);
}

/** The kinds with what was found, each thing once: a company and its account are one page. */
export function foundGroups(kinds: readonly FindableKind[], { asked, answers }: FoundThings): FoundGroup[] {
  const known = new Set<string>();
  return answeredInOrder(kinds, answers).flatMap((kind) => {
    const answer = answers.get(kind.id);
    if (!isAnswered(answer)) return [];
    const things = answer.things.filter(({ to }) => kind.isWhole || !known.has(to));
    for (const { to } of things) known.add(to);
    const all = answer.total > answer.things.length ? kind.all : undefined;
    if (things.length === 0 && all === undefined) return [];
    return {
      id: kind.id,
      title: kind.title,
      icon: kind.icon,
      things,
      all: all && {
        to: `${all.path}?${new URLSearchParams({ q: asked })}`,
        label: `Все результаты в «${all.title}»: ${answer.total}`,
      },
    };
  });
}

/** Titles of the kinds that have given this answer instead of things. */
export const titlesOf = (
  unanswered: 'failed' | 'tooMany',
  kinds: readonly FindableKind[],
  { answers }: FoundThings,
): string[] => kinds.filter(({ id }) => answers.get(id) === unanswered).map(({ title }) => title);
