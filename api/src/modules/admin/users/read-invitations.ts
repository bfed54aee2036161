import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import {
  type InvitationsOf,
  type PersonInvitationRow,
  readInvitationsOf,
} from '../../invitations/of-person-repository.ts';
import type { PersonInvitationsData } from '../../invitations/schemas.ts';
import { readAdminUser } from './read-admin-user.ts';

type Data = Static<typeof PersonInvitationsData>;

/** The invitations to a person's e-mail, and those that they sent. */
export async function readInvitations(db: Database, id: string): Promise<Data> {
  const { email } = await readAdminUser(db, id);
  const [received, sent] = await Promise.all([read(db, { email }), read(db, { invitedBy: id })]);
  return { received, sent };
}

async function read(db: Database, of: InvitationsOf): Promise<Data['received']> {
  const { total, items } = await readInvitationsOf(db, of);
  return { total, items: items.map(toItem) };
}

function toItem({
  invited_by: inviterId,
  inviter_name: inviter,
  payer_id: payerId,
  payer_kind: kind,
  payer_name: name,
  ...invitation
}: PersonInvitationRow): Data['received']['items'][number] {
  return {
    ...invitation,
    invited_by: { id: inviterId, display_name: inviter },
    payer: { id: payerId, kind, name },
  };
}
