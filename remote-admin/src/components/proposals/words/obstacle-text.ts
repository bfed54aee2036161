import { PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import { quoted } from '@cabinet/kernel/core/text';
import type { Proposal, ProposalKind } from '../../../api/proposals.ts';
import { nameOf } from '../../../lib/names.ts';
import { kindWords } from './kind-words.ts';

type Hindered = Pick<Proposal, 'kind' | 'proposedBy' | 'leavesDebt'>;
type Obstacle = NonNullable<Proposal['obstacle']>;

const ANEW = 'Отклоните предложение: если оно нужно, его сделают заново.';
const ONE_PERSON = 'вдвоём вы считаетесь одним человеком, решает кто-то другой.';

function permissionText({ kind, leavesDebt }: Hindered): string {
  if (leavesDebt) return 'Подтверждает тот, кто может и вернуть деньги, и оставить долг.';
  const permission = quoted(PERMISSION_DEFINITIONS[kindWords(kind).permission].name);
  return `Подтверждает тот, у кого есть разрешение ${permission} и всё, что это даёт другим.`;
}

const TEXTS: Readonly<Record<Obstacle, (proposal: Hindered) => string>> = {
  author: () => 'Это ваше предложение: решает другой человек.',
  own_payer: () => 'Это касается вас или ваших денег: решает другой человек.',
  permission: permissionText,
  credential: () => 'У вас ещё нет пароля: подтверждать вы сможете через сутки после того, как его зададите.',
  by_author: ({ proposedBy }) =>
    `Автор (${nameOf(proposedBy)}) за последние 30 дней изменил вашу учётную запись или права: ${ONE_PERSON}`,
  made_author: ({ proposedBy }) =>
    `Учётную запись или права автора (${nameOf(proposedBy)}) за последние 30 дней изменили вы: ${ONE_PERSON}`,
  too_new: () =>
    'Пароль или это разрешение у вас меньше суток: подтверждать вы сможете, когда пройдёт 24 часа. Пока может кто-то другой.',
  agreed: () => 'Второй человек уже подтвердил: теперь человек может остановить сброс по ссылке из письма.',
  moved_person: () =>
    'За последние 30 дней вы меняли почту этого человека: о его способе входа решает кто-то другой.',
  factor_used: () => `С тех пор был вход со вторым способом, или этого способа больше нет. ${ANEW}`,
  author_left: () =>
    'Автор больше не может предлагать такое: отклоните предложение. Если оно нужно, его сделает другой человек.',
  closed: () => 'Счёт закрыт навсегда: деньги на нём не меняют. Отклоните предложение.',
  limit_changed: () => 'Лимит с тех пор изменили: о другом лимите нужно другое предложение.',
  request_changed: () => 'Заявку с тех пор изменили: деньги по ней больше не возвращают.',
  correction_changed: () =>
    'Корректировку с тех пор изменили или отключили: отклоните предложение. Если оно нужно, его сделают заново.',
  price_changed: () =>
    'Цену модели с тех пор изменили: отклоните предложение. Если нужна другая цена, её предложат заново.',
  requisites_changed: () =>
    'Реквизиты компании с тех пор изменились: отклоните предложение. Новые подтверждают заново.',
  person_left: () => 'Учётную запись с тех пор удалили. Отклоните предложение: менять больше некого.',
  person_changed: () => `У человека с тех пор другая роль, почта или состояние. ${ANEW}`,
  role_changed: () => `Роль с тех пор изменили или удалили. ${ANEW}`,
  email_taken: () => `Эту почту с тех пор занял другой человек. ${ANEW}`,
  name_taken: () => `Это название с тех пор носит другая роль. ${ANEW}`,
};

/** What a kind says in words of its own. */
const OF_KIND: Partial<Record<ProposalKind, Partial<Record<Obstacle, string>>>> = {
  request_paid: {
    request_changed: 'Заявку с тех пор изменили: оплату по ней больше не подтверждают.',
    requisites_changed: `У компании с тех пор другие реквизиты, или она больше не проверена. ${ANEW}`,
  },
};

/** Why the viewer may not confirm it, and what to do about that. */
export function obstacleText(proposal: Hindered & Pick<Proposal, 'obstacle'>): string | null {
  const { kind, obstacle } = proposal;
  return obstacle === null ? null : (OF_KIND[kind]?.[obstacle] ?? TEXTS[obstacle](proposal));
}
