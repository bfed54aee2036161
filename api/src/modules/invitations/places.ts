import {
  COMPANY_INVITATIONS_MAX,
  GROUP_INVITATIONS_MAX,
  GROUP_MEMBERS_MAX,
} from '@cabinet/kernel/core/contract';
import { plural } from '@cabinet/kernel/core/text';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Inviting } from './inviting.ts';
import { countMembers } from './organisation-repository.ts';
import { countOpen } from './repository.ts';

/** Whether one more person may be invited. Each open invitation of a group keeps a place in it. */
export async function refuseWithoutPlace(db: Database, of: Inviting): Promise<void> {
  const open = await countOpen(db, of);
  const max = of.kind === 'group' ? GROUP_INVITATIONS_MAX : COMPANY_INVITATIONS_MAX;
  const invitations = `${open} ${plural(open, 'приглашение', 'приглашения', 'приглашений')}`;
  if (open >= max) {
    throw noPlace(`Ждут ответа ${invitations}, больше ${max} нельзя. Отзовите лишние или дождитесь ответа`);
  }
  if (of.kind === 'company') return;
  const members = await countMembers(db, of);
  if (members + open >= GROUP_MEMBERS_MAX) {
    const people = `${members} ${plural(members, 'участник', 'участника', 'участников')}`;
    throw noPlace(`В группе ${people}, и ждут ответа ${invitations}. Всего мест ${GROUP_MEMBERS_MAX}`);
  }
}

/** A group may have filled up while the invitation waited. */
export async function refuseFullGroup(db: Database, of: Inviting): Promise<void> {
  if (of.kind === 'company' || (await countMembers(db, of)) < GROUP_MEMBERS_MAX) return;
  throw noPlace(
    `В группе уже ${GROUP_MEMBERS_MAX} ${plural(GROUP_MEMBERS_MAX, 'участник', 'участника', 'участников')}, мест нет. Попросите владельца освободить место`,
  );
}

function noPlace(message: string): ApiError {
  return new ApiError('RES.003', { message });
}
