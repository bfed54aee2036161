import { INVITATION_DAYS } from '@cabinet/kernel/core/contract';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { invitationLetter, linkOf } from '#modules/invitations/letter.ts';
import { COMPANY_INVITATIONS, GROUP_INVITATIONS, type SeedInvitation } from './invitations.data.ts';
import { DEMO_DOMAIN } from './people.data.ts';
import type { People, Person } from './people.ts';
import { createRandom } from './random.ts';
import { createSeedClock, type SeedClock } from './seed-clock.ts';

const INVITATION_HOURS = INVITATION_DAYS * 24;
const NOWHERE = 'http://localhost:3000';

interface Host {
  readonly kind: 'group' | 'company';
  readonly id: string;
  readonly inviter: Person;
  readonly name: string;
  readonly roles: ReadonlyMap<string, string>;
}

/** Invitations in every state, to the group of owner@ and to the company of director@. */
export async function insertInvitations(
  db: Database,
  people: People,
  { clock, publicUrl = NOWHERE }: { readonly clock: SeedClock; readonly publicUrl?: string | undefined },
): Promise<void> {
  const random = createRandom('invitations');
  for (const [host, invitations] of [
    [await hostOf(db, 'group', people), GROUP_INVITATIONS],
    [await hostOf(db, 'company', people), COMPANY_INVITATIONS],
  ] as const) {
    await insertAccepted(db, random.uuid(clock.now), host, people);
    for (const invitation of invitations)
      await insertOne(db, random.uuid(clock.hoursAgo(invitation.sentHoursAgo)), {
        host,
        invitation,
        clock,
        publicUrl,
      });
  }
}

async function hostOf(db: Database, kind: Host['kind'], people: People): Promise<Host> {
  const id = kind === 'group' ? people.groupIds[0] : people.companyIds[0];
  const table = kind === 'group' ? 'groups' : 'companies';
  const { name } = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirstOrThrow();
  const roles = await db.selectFrom('roles').select(['id', 'name']).where('company_id', '=', id).execute();
  return {
    kind,
    id,
    name,
    inviter: people.byName(kind === 'group' ? 'owner' : 'director'),
    roles: new Map(roles.map((role) => [role.name, role.id])),
  };
}

/** An invitation to which somebody has come. */
async function insertAccepted(db: Database, id: string, host: Host, people: People): Promise<void> {
  const guest = people.all.find(
    (person) => !person.hasPassword && (host.kind === 'group' ? person.group === 0 : person.company === 0),
  );
  if (!guest) throw new Error('nobody of the demonstration has been invited');
  const sentAt = createSeedClock(guest.createdAt).hoursAgo(5);
  await sql`
    insert into invitations (id, ${sql.ref(`${host.kind}_id`)}, email, role_id, status, invited_by, sent_at,
      expires_at, accepted_by, closed_at, created_at)
    values (${id}, ${host.id}, ${guest.email}, ${roleOf(host)}, 'accepted', ${host.inviter.id}, ${sentAt},
      ${hoursAfter(sentAt, INVITATION_HOURS)}, ${guest.id}, ${guest.createdAt}, ${sentAt})`.execute(db);
  await insertSecrets(db, id, 1);
}

async function insertOne(
  db: Database,
  id: string,
  {
    host,
    invitation,
    clock,
    publicUrl,
  }: {
    readonly host: Host;
    readonly invitation: SeedInvitation;
    readonly clock: SeedClock;
    readonly publicUrl: string;
  },
): Promise<void> {
  const { name, status, sentHoursAgo, cap = null, resends = 0 } = invitation;
  const email = `${name}@${DEMO_DOMAIN}`;
  const sentAt = clock.hoursAgo(sentHoursAgo);
  const expiresAt = hoursAfter(sentAt, INVITATION_HOURS);
  await sql`
    insert into invitations (id, ${sql.ref(`${host.kind}_id`)}, email, role_id, monthly_cap, status, invited_by,
      sent_at, expires_at, resend_count, closed_at, created_at)
    values (${id}, ${host.id}, ${email}, ${roleOf(host, invitation.role)}, ${cap}, ${status}, ${host.inviter.id},
      ${sentAt}, ${expiresAt}, ${resends}, ${status === 'pending' ? null : hoursAfter(sentAt, 20)},
      ${sentAt})`.execute(db);
  const secret = await insertSecrets(db, id, resends + 1);
  if (!invitation.hasLetter) return;
  const letterId = await enqueueLetter(
    db,
    invitationLetter({
      kind: host.kind,
      recipient: email,
      organisation: host.name,
      inviter: host.inviter.displayName,
      roleName: host.kind === 'company' ? (invitation.role ?? 'Сотрудник') : null,
      monthlyCap: cap,
      expiresAt,
      link: linkOf(publicUrl, host.kind, secret),
    }),
  );
  await db.updateTable('outbox').set({ created_at: sentAt }).where('id', '=', letterId).execute();
}

/** The secrets of the letters. The last one opens the invitation. */
async function insertSecrets(db: Database, invitationId: string, letters: number): Promise<string> {
  const secrets = Array.from({ length: letters }, newSecret);
  await db
    .insertInto('invitation_secrets')
    .values(
      secrets.map((secret, index) => ({
        secret_hash: hashSecret(secret),
        invitation_id: invitationId,
        is_current: index === letters - 1,
        sort: 'letter',
      })),
    )
    .execute();
  return secrets.at(-1) ?? '';
}

function roleOf({ kind, roles }: Host, name = 'Сотрудник'): string | null {
  return kind === 'group' ? null : (roles.get(name) ?? null);
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}
