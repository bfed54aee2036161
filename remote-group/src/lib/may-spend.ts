import type { Group, GroupMember } from '../api/group.ts';

const DECIMALS = 10;

/** Decimal text in units of its tenth decimal: the first view has no room for decimal arithmetic. */
function units(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

function text(amount: bigint): string {
  const digits = amount.toString().padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** What a member may still spend this month: what the cap leaves, and never more than the group has. */
export function maySpend(
  { monthlyCap = null, spentThisMonth = '0' }: Pick<GroupMember, 'monthlyCap' | 'spentThisMonth'>,
  { available }: Pick<Group['payer'], 'available'>,
): string {
  const has = units(available);
  const left = monthlyCap === null ? has : units(monthlyCap) - units(spentThisMonth);
  if (left <= 0n || has <= 0n) return '0.00';
  return left >= has ? available : text(left);
}
