import { PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import { quoted } from '@cabinet/kernel/core/text';
import type { Proposal, ProposalKind } from '../../../api/proposals.ts';
import { namesText } from '../../../lib/names.ts';
import { kindWords } from './kind-words.ts';

type Waiting = Pick<Proposal, 'awaits' | 'kind' | 'takesEffectAt'>;

const MONEY = 'money';
const RIGHTS = 'rights';
const FACTORS = 'factors';

/** What is to be done where nobody can be the second person. */
const WAYS_OUT = {
  [MONEY]: (permission: string) =>
    `второго человека с разрешением ${permission} нет. Попросите владельца сервиса назначить второго администратора.`,
  // It would have said when it takes effect by itself, had nobody been there from the beginning.
  [RIGHTS]: (permission: string) =>
    `второго человека с разрешением ${permission} больше нет. Отзовите предложение и сделайте его заново: тогда оно через сутки вступит в силу само.`,
  [FACTORS]: (permission: string) =>
    `второго человека с разрешением ${permission} больше нет. Второй способ входа сбросит тот, кто обслуживает сервер кабинета: команда db:reset-factors.`,
} as const;

const ABOUT: Readonly<Record<ProposalKind, keyof typeof WAYS_OUT>> = {
  funds: MONEY,
  credit_limit: MONEY,
  request_refund: MONEY,
  request_paid: MONEY,
  company_verification: MONEY,
  rate_correction: MONEY,
  model_price: MONEY,
  staff_role: RIGHTS,
  role_permissions: RIGHTS,
  staff_email: RIGHTS,
  staff_activation: RIGHTS,
  factor_reset: FACTORS,
};

const verbOf = ({ length }: Waiting['awaits']) => (length === 1 ? 'может' : 'могут');

/** Who is to confirm a proposal, first of all the viewer, or what is to be done where nobody can. */
export function awaitsText({ awaits, kind, takesEffectAt }: Waiting, viewerId?: string): string {
  const others = awaits.filter(({ id }) => id !== viewerId);
  if (others.length < awaits.length)
    return others.length === 0
      ? 'Подтвердить можете только вы.'
      : `Подтвердить можете вы. Ещё ${verbOf(others)}: ${namesText(others)}.`;
  if (awaits.length > 0) return `Подтвердить ${verbOf(awaits)}: ${namesText(awaits)}.`;
  if (takesEffectAt !== null) return 'Подтвердить некому.';
  const permission = quoted(PERMISSION_DEFINITIONS[kindWords(kind).permission].name);
  return `Подтвердить некому: ${WAYS_OUT[ABOUT[kind]](permission)}`;
}
