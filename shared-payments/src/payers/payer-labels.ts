import { quoted } from '@cabinet/kernel/core/text';
import type { PayerRef } from './payer.ts';

/** What a label needs of a payer. */
type NamedPayer = Pick<PayerRef, 'kind' | 'name'>;

/** «Личный счёт», «Группа «Семья»», «Компания ООО «Вектор»». */
export function payerLabel({ kind, name }: NamedPayer): string {
  if (kind === 'user') return 'Личный счёт';
  return `${kind === 'group' ? 'Группа' : 'Компания'} ${quoted(name)}`;
}

/** Where money goes or comes from: «личный счёт», «счёт группы «Семья»». */
export function accountLabel({ kind, name }: NamedPayer): string {
  if (kind === 'user') return 'личный счёт';
  return `счёт ${kind === 'group' ? 'группы' : 'компании'} ${quoted(name)}`;
}
