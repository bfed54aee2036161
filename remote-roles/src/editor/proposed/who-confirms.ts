import { formatDate } from '@cabinet/kernel/ui';
import type { RoleProposal } from '../../api/role-proposals.ts';
import { namesText } from '../../lib/counts.ts';

const NAMES_SHOWN = 5;

/** Who may confirm a proposal, and when it takes effect where nobody can. */
export function whoConfirms({
  awaits,
  takesEffectAt,
}: Pick<RoleProposal, 'awaits' | 'takesEffectAt'>): string {
  const names = awaits.map(({ displayName }) => displayName || 'Без имени');
  const who =
    names.length === 0
      ? 'Подтвердить некому.'
      : `Подтвердить ${names.length === 1 ? 'может' : 'могут'}: ${namesText(names, NAMES_SHOWN)}.`;
  return takesEffectAt === null
    ? who
    : `${who} Вступит в силу ${formatDate(takesEffectAt, 'datetime')}, если никто не остановит.`;
}
