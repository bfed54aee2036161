import type { Data } from '@cabinet/kernel/http';
import { formatDate } from '@cabinet/kernel/ui';

type Proposal = Data<'GET admin/proposals'>['items'][number];

const NAMES_SHOWN = 5;

function namesOf(awaits: Proposal['awaits']): string {
  const names = awaits.slice(0, NAMES_SHOWN).map(({ displayName }) => displayName || 'Без имени');
  const more = awaits.length - names.length;
  return more > 0 ? `${names.join(', ')} и ещё ${more}` : names.join(', ');
}

/** Who may confirm a proposal about somebody's rights, or when it takes effect without anybody. */
export function whoConfirms({ awaits, takesEffectAt }: Pick<Proposal, 'awaits' | 'takesEffectAt'>): string {
  if (takesEffectAt !== null)
    return `Второго человека нет: предложение вступит в силу ${formatDate(takesEffectAt, 'datetime')}, все сотрудники получили письма.`;
  if (awaits.length === 0) return 'Подтвердить пока некому.';
  return `Подтвердить ${awaits.length === 1 ? 'может' : 'могут'}: ${namesOf(awaits)}.`;
}
