import { isPermission, type Permission } from '@cabinet/access/permissions';
import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import { PROPOSAL_KIND } from './kinds.ts';
import { type Judge, missingOf, type Proposal } from './proposal-dto.ts';
import { findSecondObstacle, type ProposalRow, type SecondObstacle } from './repository.ts';

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
    'Право или пароль появились у вас меньше чем за сутки до предложения: его подтвердит кто-то другой',
};

const AGAIN = 'Отклоните предложение: при необходимости его сделают заново';

const OBSTACLES: Readonly<
  Record<Exclude<Proposal['obstacle'], null | 'permission'>, (row: ProposalRow) => string>
> = {
  ...NO_SECOND,
  own_payer: ({ kind }) =>
    kind === 'rate_correction'
      ? 'Это цены вашего счёта, вашей группы или компании: о них решает другой человек'
      : 'Это ваш счёт: о его деньгах решает другой человек',
  closed: ({ payer_name }) => `Счёт «${payer_name ?? ''}» закрыт навсегда: деньги на нём не меняют`,
  author_left: () =>
    'Автор больше не может предлагать такое. Отклоните предложение: при необходимости его сделает другой человек',
  limit_changed: ({ limit_now: now }) =>
    `Лимит с тех пор изменили, теперь он ${formatMoney(fromWire(now ?? '0'))}. Отклоните предложение: другой лимит предлагают заново`,
  request_changed: ({ request_number: number, kind }) =>
    `Заявку ${requestNumber(number ?? 0)} с тех пор изменили: ${kind === 'request_paid' ? 'оплату по ней больше не подтверждают' : 'деньги по ней больше не возвращают'}`,
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
  name_taken: () => `Название из предложения с тех пор носит другая роль. ${AGAIN}`,
};

/** Refuses whoever may not confirm a proposal. */
export function refuseObstacle(
  obstacle: Proposal['obstacle'],
  viewer: Pick<Judge, 'permissions'>,
  row: ProposalRow,
): void {
  if (obstacle === null) return;
  if (obstacle !== 'permission') throw new ApiError('RES.003', { message: OBSTACLES[obstacle](row) });
  const missing = missingOf(viewer, row);
  throw new ApiError('AUTH.003', {
    permission: missing !== null && isPermission(missing) ? missing : PROPOSAL_KIND[row.kind].permission,
  });
}

/** What a first person has begun, and what one of several permissions lets a second one end. */
export interface Begun {
  readonly permissions: readonly [Permission, ...Permission[]];
  readonly by: string;
  readonly name: string;
  readonly at: Date;
}

/** The first obstacle of somebody who could be the second person by none of these permissions. */
export async function obstacleToSecond(
  db: Database,
  userId: string,
  { permissions, by: proposerId, at }: Omit<Begun, 'name'>,
): Promise<SecondObstacle | null> {
  const obstacles: SecondObstacle[] = [];
  for (const permission of permissions) {
    const obstacle = await findSecondObstacle(db, userId, { permission, proposerId, at });
    if (obstacle === null) return null;
    obstacles.push(obstacle);
  }
  return obstacles.find((each) => each !== 'permission') ?? 'permission';
}

/** Refuses whoever is no second person for what another one has begun (product §19.5). */
export async function demandSecond(trx: Database, userId: string, begun: Begun): Promise<void> {
  const obstacle = await obstacleToSecond(trx, userId, begun);
  if (obstacle === null) return;
  if (obstacle === 'permission') throw new ApiError('AUTH.003', { permission: begun.permissions[0] });
  throw new ApiError('RES.003', { message: wordsOfObstacle(obstacle, begun.name) });
}

export const wordsOfObstacle = (obstacle: Exclude<SecondObstacle, 'permission'>, authorName: string) =>
  NO_SECOND[obstacle]({ author_name: authorName });
