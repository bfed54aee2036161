import type { Command } from './find-commands.ts';
import type { FoundGroup } from './found-groups.ts';
import type { FoundThing } from './read-things.ts';

/** What an option does, by its name, in the order in which options stand. */
export type OptionRuns = ReadonlyMap<string, () => void>;

/** Names the option that opens a thing of a group. Several things may lead to one address. */
export const nameOfThing = ({ id }: FoundGroup, { to, label }: FoundThing): string => `${id} ${to}${label}`;

/** Names the option that leads from a group to the list of all. */
export const nameOfAll = ({ id }: FoundGroup, to: string): string => `${id} ${to}`;

/** Every option from top to bottom: screens, parts and actions, then what was found. */
export function optionRuns(
  commands: readonly Command[],
  groups: readonly FoundGroup[],
  open: (to: string) => void,
): OptionRuns {
  return new Map([
    ...commands.map(({ id, run }) => [id, run] as const),
    ...groups.flatMap((group) => [
      ...group.things.map((thing) => [nameOfThing(group, thing), () => open(thing.to)] as const),
      ...[group.all]
        .filter((all) => all !== undefined)
        .map(({ to }) => [nameOfAll(group, to), () => open(to)] as const),
    ]),
  ]);
}
