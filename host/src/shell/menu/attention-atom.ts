import { type AttentionItem, atom } from '@cabinet/kernel/state';

/** What waits for the person, as far as the shell has heard. */
export const attentionAtom = atom<readonly AttentionItem[]>([]);

/** How many of these kinds wait; a kind may name a place, as `exhausted_caps/group` does. */
export function countAttention(items: readonly AttentionItem[], kinds: readonly string[]): number {
  return items
    .filter(({ kind, place }) => kinds.includes(kind) || kinds.includes(`${kind}/${place}`))
    .reduce((sum, { count }) => sum + count, 0);
}
