import { maskEmail } from '@cabinet/kernel/core/text';
import { ApiError } from '#lib/api-error.ts';
import type { Kind } from './inviting.ts';
import type { LinkRow } from './link-repository.ts';
import type { Person } from './person-repository.ts';

export type State = LinkRow['status'] | 'replaced';
export type Obstacle = 'member' | 'other_group' | 'other_company' | 'staff';

const STATE_TEXTS: Readonly<Record<Exclude<State, 'pending'>, string>> = {
  accepted: 'Приглашение уже принято. Войдите под адресом, на который оно пришло',
  declined: 'Приглашение отклонено. Если передумали, попросите прислать новое',
  revoked: 'Приглашение отозвано. Попросите прислать новое',
  expired: 'Срок приглашения истёк. Попросите прислать его ещё раз',
  replaced: 'Эта ссылка больше не действует: откройте самое новое письмо с приглашением или попросите новую',
};

const LAPSED_TEXTS: Readonly<Record<Kind, string>> = {
  group:
    'Приглашение больше не действует: тот, кто его отправил, больше не приглашает в эту группу, попросите её владельца пригласить вас заново',
  company:
    'Приглашение больше не действует: тот, кто его отправил, больше не приглашает в эту компанию с такой ролью, попросите её руководителя пригласить вас заново',
};

const MEMBER_TEXTS: Readonly<Record<Kind, string>> = {
  group: 'Вы уже в этой группе. Откройте раздел «Моя группа»',
  company: 'Вы уже в этой компании. Если её разделы вам не открываются, обратитесь к её руководителю',
};

const OTHER_TEXTS: Readonly<Record<Exclude<Obstacle, 'member'>, string>> = {
  other_group:
    'Вы уже состоите в другой группе. Покиньте её в разделе «Моя группа» (владелец сначала передаёт или распускает её) и откройте ссылку ещё раз',
  other_company:
    'Вы уже состоите в другой компании. Попросите её руководителя удалить вас из неё и откройте ссылку ещё раз',
  staff:
    'У вас роль сотрудника сервиса, а роль в компании её заменила бы. Попросите прислать приглашение на другой адрес',
};

/** The state of a link. The link of a closed group or company opens nothing. */
export function stateOf({ status, is_current: isCurrent, is_closed: isClosed }: LinkRow): State {
  if (status === 'accepted' || status === 'declined' || status === 'revoked') return status;
  if (isClosed) return 'revoked';
  return isCurrent ? status : 'replaced';
}

/** The invitation of somebody who could not send it any more. */
export class LapsedInvitation extends ApiError {
  readonly inviterId: string;

  constructor({ kind, invited_by: inviterId }: Pick<LinkRow, 'kind' | 'invited_by'>) {
    super('RES.003', { message: LAPSED_TEXTS[kind] });
    this.inviterId = inviterId;
  }
}

export function refuseUnlessPending(link: LinkRow): void {
  const state = stateOf(link);
  if (state === 'revoked' && link.revoked_because !== null) throw new LapsedInvitation(link);
  if (state !== 'pending') throw new ApiError('RES.003', { message: STATE_TEXTS[state] });
}

/** Why the addressee cannot join. */
export function obstacleOf(kind: Kind, organisationId: string, person: Person): Obstacle | null {
  const { group_id: groupId, member_of_company_id: companyId } = person;
  if (kind === 'group') {
    if (groupId === null) return null;
    return groupId === organisationId ? 'member' : 'other_group';
  }
  if (companyId !== null) return companyId === organisationId ? 'member' : 'other_company';
  return person.is_staff ? 'staff' : null;
}

export function obstacleError(kind: Kind, obstacle: Obstacle): ApiError {
  const message = obstacle === 'member' ? MEMBER_TEXTS[kind] : OTHER_TEXTS[obstacle];
  return new ApiError('RES.003', { message });
}

/** A copied link says nothing about who holds it: a visitor confirms the address first. */
export function demandProof({ email, proves_email: provesEmail }: LinkRow): void {
  if (provesEmail) return;
  throw new ApiError('RES.003', {
    message: `Сначала подтвердите почту кодом: мы отправим его на ${maskEmail(email)}`,
    confirm: true,
  });
}

export function refuseStranger(link: LinkRow, person: Pick<Person, 'email'>): void {
  if (person.email === link.email) return;
  throw new ApiError('RES.003', {
    message: `Приглашение для ${maskEmail(link.email)}. Выйдите и войдите под этим адресом`,
  });
}
