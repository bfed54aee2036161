import type { Command } from './find-commands.ts';
import type { FoundGroup } from './found-groups.ts';

/** What an option does, by its name, in the order in which options stand. */
export type OptionRuns = ReadonlyMap<string, () => void>;

/** Names the option of a group that leads to an address. */
export const nameOfFound = ({ id }: FoundGroup, to: string): string => `${id} ${to}`;

/** Every option from top to bottom: screens, parts and actions, then what was found. */
export function optionRuns(
  commands: readonly Command[],
  groups: readonly FoundGroup[],
  open: (to: string) => void,
): OptionRuns {
  return new Map([
    ...commands.map(({ id, run }) => [id, run] as const),
    ...groups.flatMap((group) => [
      ...group.things.map(({ to, label }) => [nameOfFound(group, to + label), () => open(to)] as const),
      ...(group.all === undefined
        ? []
        : [[nameOfFound(group, group.all.to), () => open(group.all?.to ?? '')] as const]),
    ]),
  ]);
}
