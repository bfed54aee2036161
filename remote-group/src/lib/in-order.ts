import { amountUnits } from '@cabinet/kernel/core/amount';
import type { GroupMember } from '../api/group.ts';

export const ORDERS = { name: 'По имени', spending: 'По расходам' } as const;

export type Order = keyof typeof ORDERS;

export const isOrder = (text: string | null): text is Order => text !== null && Object.hasOwn(ORDERS, text);

const byName = (one: GroupMember, other: GroupMember) =>
  one.displayName.localeCompare(other.displayName, 'ru');

const spent = ({ spentThisMonth = '0' }: GroupMember) => amountUnits(spentThisMonth);

/** The one who has spent most stands first; people who spent the same, by their names. */
export function inOrder(members: readonly GroupMember[], order: Order): GroupMember[] {
  return [...members].sort(
    (one, other) => (order === 'spending' ? Number(spent(other) - spent(one)) : 0) || byName(one, other),
  );
}
