import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { sql } from 'kysely';
import type { SignedIn, TestApi } from './test-api.ts';
import { createCompany } from './test-companies.ts';
import { lettersTo } from './test-letters.ts';
import { createGroup } from './test-users.ts';

export type Kind = 'group' | 'company';

/** A group or a company, whoever manages it, and where its invitations are. */
export interface Host {
  readonly kind: Kind;
  readonly id: string;
  readonly manager: SignedIn;
  readonly invitePath: string;
  readonly listPath: string;
  readonly db: TestApi['db'];
}

export interface Sent {
  readonly token: string;
  readonly email: string;
  readonly status: string;
  readonly link: string | null;
  readonly letter_at: string | null;
  readonly role: { role_id: string; role_name: string } | null;
  readonly resend_count: number;
  readonly expires_at: string;
}

export const NEWCOMER = { display_name: 'Нина Новикова', password: 'sea-Lantern-77-owl' };

export async function hostOf(api: TestApi, kind: Kind): Promise<Host> {
  if (kind === 'group') {
    const manager = await api.signedIn({ displayName: 'Мария Северова' });
    const id = await createGroup(api.db, manager.userId);
    return { kind, id, manager, invitePath: '/group/invite', listPath: '/group/invitations', db: api.db };
  }
  const id = await createCompany(api);
  const manager = await api.signedIn({
    companyId: id,
    permissions: COMPANY_PERMISSIONS,
    displayName: 'Сергей Громов',
  });
  const at = `/company/${id}`;
  return { kind, id, manager, invitePath: `${at}/users`, listPath: `${at}/invitations`, db: api.db };
}

/** An invitation with the secret of its letter, and the one that the answer holds for copying. */
export async function invite(
  host: Host,
  email: string,
  more: object = {},
): Promise<Sent & { secret: string; copied: string }> {
  const answer = await host.manager.post(host.invitePath, { email, ...more });
  if (answer.status !== 200) throw new Error(`the invitation of ${email} answered ${answer.code}`);
  const sent = answer.read<Sent>();
  return { ...sent, secret: await letterSecret(host, email), copied: secretOf(sent.link) };
}

/** The secret of the newest letter of an invitation. */
export async function letterSecret({ db, kind }: Host, email: string): Promise<string> {
  const [letter = ''] = await lettersTo(db, email, `${kind}-invitation`);
  return /token=([\w-]{43})/.exec(letter)?.[1] ?? '';
}

/** The newest code that was sent to the address of an invitation. */
export async function invitationCode({ db, kind }: Host, email: string): Promise<string> {
  const [letter = ''] = await lettersTo(db, email, `${kind}-invitation-code`);
  return /\b\d{6}\b/.exec(letter)?.[0] ?? '';
}

export function secretOf(link: string | null): string {
  return new URL(String(link)).searchParams.get('token') ?? '';
}

export async function expire({ db }: TestApi, handle: string): Promise<void> {
  await sql`update invitations set expires_at = now() - interval '1 minute' where id = ${handle}`.execute(db);
}

export async function isIn({ db }: TestApi, { kind, id }: Host, email: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(`${kind}_members`)} m join users u on u.id = m.user_id
    where u.email = ${email} and ${sql.ref(`m.${kind}_id`)} = ${id}`.execute(db);
  return rows.length === 1;
}

let addresses = 0;

export function newEmail(): string {
  addresses += 1;
  return `invited-${addresses}@test.example`;
}
