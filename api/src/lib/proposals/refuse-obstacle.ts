import { isPermission } from '@cabinet/access/permissions';
import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { ProposalKind, SecondObstacle } from './kind.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { type Judge, missingOf, type Proposal } from './proposal-dto.ts';
import type { ProposalRow } from './repository.ts';

type Author = Pick<ProposalRow, 'author_name'>;

/** What whoever is no second person reads, wherever they would confirm. */
const NO_SECOND: Readonly<Record<Exclude<SecondObstacle, 'permission'>, (author: Author) => string>> = {
  author: () => 'Это ваше предложение: решает другой человек',
  credential: () => 'Вторым человеком становятся через сутки после того, как задан пароль',
  by_author: ({ author_name: name }) =>
    `Вашу учётную запись за последние 30 дней завёл, пригласил или изменил автор предложения (${name}): вдвоём вы считаетесь одним человеком. Подтвердит кто-то другой`,
  made_author: ({ author_name: name }) =>
    `За последние 30 дней вы дали права автору предложения (${name}): вдвоём вы считаетесь одним человеком. Подтвердит кто-то другой`,
  too_new: () =>
    'Разрешение или пароль появились у вас меньше чем за сутки до предложения: его подтвердит кто-то другой',
};

const AGAIN = 'Отклоните предложение: при необходимости его сделают заново';

type Told = Exclude<Proposal['obstacle'], null | 'permission'>;
type Words = (row: ProposalRow) => string;

const OBSTACLES: Readonly<Record<Told, Words>> = {
  ...NO_SECOND,
  own_payer: () => 'Это ваш счёт: о его деньгах решает другой человек',
  closed: ({ payer_name: name }) => `Счёт «${name ?? ''}» закрыт навсегда: деньги на нём не меняют`,
  author_left: () =>
    'Автор больше не может предлагать такое. Отклоните предложение: при необходимости его сделает другой человек',
  limit_changed: ({ limit_now: now }) =>
    `Лимит с тех пор изменили, теперь он ${formatMoney(fromWire(now ?? '0'))}. Отклоните предложение: другой лимит предлагают заново`,
  request_changed: ({ request_number: number }) =>
    `Заявку ${requestNumber(number ?? 0)} с тех пор изменили: деньги по ней больше не возвращают`,
  person_left: ({ person_name: name }) =>
    `Учётную запись «${name ?? ''}» с тех пор удалили. Отклоните предложение: менять больше некого`,
  person_changed: ({ person_name: name }) =>
    `Учётную запись «${name ?? ''}» с тех пор изменили: роль, почта или включённость уже другая. ${AGAIN}`,
  role_changed: () => `Роль с тех пор изменили или удалили. ${AGAIN}`,
  email_taken: () => `Почту из предложения с тех пор занял другой человек. ${AGAIN}`,
  correction_changed: ({ facts: { title } }) =>
    `Корректировку «${title ?? ''}» с тех пор изменили или отключили. ${AGAIN}`,
  price_changed: ({ facts: { title } }) =>
    `Цену модели «${title ?? ''}» с тех пор изменили. Отклоните предложение: другую цену предлагают заново`,
  requisites_changed: ({ facts: { title } }) =>
    `Реквизиты компании «${title ?? ''}» с тех пор изменились. Отклоните предложение: новые подтверждают заново`,
  agreed: ({ agreed_name: name }) =>
    `Предложение уже подтверждено (${name ?? ''}) и вступит в силу через сутки после этого, если его не остановят`,
  moved_person: ({ person_name: name }) =>
    `За последние 30 дней вы меняли почту этого человека (${name ?? ''}): о его способе входа решает кто-то другой`,
  factor_used: ({ person_name: name }) =>
    `${name ?? ''}: с тех пор был вход со вторым способом, или этого способа больше нет. Сбрасывать нечего`,
  name_taken: () => `Название из предложения с тех пор носит другая роль. ${AGAIN}`,
};

/** What a kind says in words of its own. */
const OF_KIND: Readonly<Partial<Record<ProposalKind, Readonly<Partial<Record<Told, Words>>>>>> = {
  rate_correction: {
    own_payer: () => 'Это цены вашего счёта, вашей группы или компании: о них решает другой человек',
  },
  // It ends by itself then, with these words as the reason: nobody need reject it.
  factor_reset: {
    own_payer: () => 'Это ваш второй способ входа: о нём решают другие',
    author_left: () => 'Автор больше не может предлагать такое',
    person_left: ({ person_name: name }) => `Учётную запись «${name ?? ''}» с тех пор удалили`,
    person_changed: ({ person_name: name }) => `${name ?? ''}: почта с тех пор другая`,
  },
  company_verification: {
    own_payer: () => 'Это ваша компания: о ней судит другой человек',
    closed: ({ payer_name: name }) =>
      `Компанию «${name ?? ''}» закрыли. Отклоните предложение: подтверждать больше нечего`,
  },
  request_paid: {
    request_changed: ({ request_number: number }) =>
      `Заявку ${requestNumber(number ?? 0)} с тех пор изменили: оплату по ней больше не подтверждают`,
    requisites_changed: ({ payer_name: name }) =>
      `Компания «${name ?? ''}» с тех пор не та: у неё другие реквизиты, или она больше не проверена. ${AGAIN}`,
  },
};

/** Refuses whoever may not confirm a proposal. */
export function refuseObstacle(
  obstacle: Proposal['obstacle'],
  viewer: Pick<Judge, 'permissions'>,
  row: ProposalRow,
): void {
  if (obstacle === null) return;
  if (obstacle !== 'permission') {
    const words = OF_KIND[row.kind]?.[obstacle] ?? OBSTACLES[obstacle];
    throw new ApiError('RES.003', { message: words(row) });
  }
  const missing = missingOf(viewer, row);
  throw new ApiError('AUTH.003', {
    permission: missing !== null && isPermission(missing) ? missing : PROPOSAL_KIND[row.kind].permission,
  });
}

export const wordsOfObstacle = (obstacle: Exclude<SecondObstacle, 'permission'>, authorName: string) =>
  NO_SECOND[obstacle]({ author_name: authorName });
