import { setTimeout } from 'node:timers/promises';
import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { afterEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { selfCheck } from '#lib/ledger/index.ts';
import { companyForm, found, hire } from '#test/company-people.ts';
import { describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { accountOf, groupOfTwo } from '#test/test-groups.ts';
import { type Host, hostOf, invite, NEWCOMER, newEmail } from '#test/test-invitations.ts';
import { lettersTo } from '#test/test-letters.ts';
import { createRole } from '#test/test-users.ts';
import { together } from '#test/together.ts';

const ROUNDS = Array.from({ length: raceRounds(20) }, (_, round) => round);
const LONG_MS = 120_000;

describeOnPostgres('joining and leaving at the same moment on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  const accept = (host: Host, token: string, person?: SignedIn) =>
    (person ?? api.visitor()).post(`/${host.kind}/invitations/accept`, {
      token,
      ...(person === undefined && NEWCOMER),
    });
  const companyHost = async (): Promise<Host> => {
    const { id, owner } = await found(api);
    const at = `/company/${id}`;
    return {
      kind: 'company',
      id,
      manager: owner,
      invitePath: `${at}/users`,
      listPath: `${at}/invitations`,
      db: api.db,
    };
  };
  /** Makes two calls, each of them first in turn, by up to five milliseconds. Their codes come in the order given. */
  async function atOnce(round: number, calls: readonly [() => Promise<Answer>, () => Promise<Answer>]) {
    const [one, other] = round % 2 === 0 ? calls : [calls[1], calls[0]];
    const answers = await together(api, [one, () => setTimeout(round % 6).then(other)]);
    const codes = answers.map(({ status, code }) => code || String(status));
    return round % 2 === 0 ? codes : codes.reverse();
  }
  /** What an e-mail has: an account, a session, places in living groups and companies, and accepted invitations. */
  async function traces(email: string) {
    const { rows } = await sql<{ users: number; groups: number; companies: number; accepted: number }>`
      with person as (select id, company_id from users where email = ${email})
      select (select count(*)::integer from person) as users,
        (select count(*)::integer from group_members m join person on person.id = m.user_id
          join groups g on g.id = m.group_id and g.dissolved_at is null) as groups,
        (select count(*)::integer from company_members m join person on person.id = m.user_id
          join companies c on c.id = m.company_id and c.id = person.company_id and c.closed_at is null) as companies,
        (select count(*)::integer from invitations where email = ${email} and status = 'accepted') as accepted`.execute(
      api.db,
    );
    return rows[0];
  }

  /**
   * Checks that nobody is in a closed group or company, that no invitation of one waits, and that the membership of a
   * company is remembered for everybody who has one.
   */
  afterEach(async () => {
    const { rows } = await sql`
      select m.id from group_members m join groups g on g.id = m.group_id where g.dissolved_at is not null
      union all select m.user_id from company_members m join companies c on c.id = m.company_id
        where c.closed_at is not null
      union all select u.id from users u join companies c on c.id = u.company_id where c.closed_at is not null
      union all select u.id from users u left join company_members m
        on m.user_id = u.id and m.company_id = u.company_id where u.company_id is not null and m.user_id is null
      union all select i.id from invitations i left join groups g on g.id = i.group_id
        left join companies c on c.id = i.company_id
        where i.status = 'pending' and coalesce(g.dissolved_at, c.closed_at) is not null
      union all select g.id from groups g where g.dissolved_at is null
        and not exists (select from group_members m where m.group_id = g.id and m.user_id = g.owner_id)`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it.each(['group', 'company'] as const)(
    'a person gets into a %s, or it ends and they are in nothing; a new one has no account then',
    async (kind) => {
      for (const round of ROUNDS) {
        const host = kind === 'group' ? await hostOf(api, 'group') : await companyHost();
        const person = round % 3 === 0 ? undefined : await api.signedIn();
        const { secret, email } = await invite(host, person?.email ?? newEmail());
        const before = await traces(email);
        const end = kind === 'group' ? '/group' : `/company/${host.id}`;
        const codes = await atOnce(round, [
          () => accept(host, secret, person),
          () => host.manager.delete(end),
        ]);
        const isIn = codes[0] === '200';
        expect(codes).toEqual(isIn ? ['200', 'RES.003'] : ['RES.003', '200']);
        const place = kind === 'group' ? { groups: 1 } : { companies: 1 };
        expect(await traces(email)).toEqual(isIn ? { ...before, users: 1, accepted: 1, ...place } : before);
      }
    },
    LONG_MS,
  );

  it.each(['group', 'company'] as const)(
    'a person joins a %s or makes one of their own',
    async (kind) => {
      for (const round of ROUNDS) {
        const host = await hostOf(api, kind);
        const person = await api.signedIn();
        const { secret } = await invite(host, person.email);
        const make = () =>
          kind === 'group' ? person.post('/group', { name: 'Своя' }) : person.post('/company', companyForm());
        const codes = await atOnce(round, [() => accept(host, secret, person), make]);
        const hasJoined = codes[0] === '200';
        expect(codes).toEqual(hasJoined ? ['200', 'RES.003'] : ['RES.003', '200']);
        expect(await traces(person.email)).toEqual({
          users: 1,
          groups: kind === 'group' ? 1 : 0,
          companies: kind === 'company' ? 1 : 0,
          accepted: hasJoined ? 1 : 0,
        });
      }
    },
    LONG_MS,
  );

  it(
    'a person who accepts a group and a company gets into both',
    async () => {
      for (const round of ROUNDS) {
        const [group, company] = [await hostOf(api, 'group'), await hostOf(api, 'company')];
        const person = await api.signedIn();
        const [one, two] = [await invite(group, person.email), await invite(company, person.email)];
        const codes = await atOnce(round, [
          () => accept(group, one.secret, person),
          () => accept(company, two.secret, person),
        ]);
        expect(codes).toEqual(['200', '200']);
        expect(await traces(person.email)).toEqual({ users: 1, groups: 1, companies: 1, accepted: 2 });
      }
    },
    LONG_MS,
  );

  /** How an inviter loses the right, with the row that it leaves in the audit log. */
  const losses = {
    'is switched off': async ({ manager }: Host) => {
      const admin = await api.signedIn({ role: 'admin' });
      return ['user.deactivate', () => admin.post(`/admin/users/${manager.userId}/deactivate`, {})] as const;
    },
    'is demoted': async (host: Host) => {
      const owner = await hire(api, host.id, { permissions: COMPANY_PERMISSIONS });
      const role_id = await createRole(api.db, host.id, []);
      const path = `/company/${host.id}/users/${host.manager.userId}/role`;
      return ['company.user_role', () => owner.put(path, { role_id })] as const;
    },
    'has a role that is changed': async (host: Host) => {
      const owner = await hire(api, host.id, { permissions: COMPANY_PERMISSIONS });
      const { role_id: id } = (await owner.get(`/company/${host.id}/users`))
        .read<{ items: { user_id: string; role: { role_id: string } }[] }>()
        .items.find(({ user_id }) => user_id === host.manager.userId)?.role ?? { role_id: '' };
      const body = { name: 'Другая', description: '', permissions: [], version: 1 };
      return ['role.update', () => owner.put(`/roles/${id}`, body)] as const;
    },
  } as const;

  it.each(Object.entries(losses))(
    'nobody is let in by somebody who %s first',
    async (_how, lossOf) => {
      for (const round of ROUNDS) {
        const { id } = await found(api);
        const manager = await hire(api, id, { permissions: COMPANY_PERMISSIONS });
        const at = `/company/${id}`;
        const host: Host = {
          kind: 'company',
          id,
          db: api.db,
          manager,
          invitePath: `${at}/users`,
          listPath: `${at}/invitations`,
        };
        const person = round % 3 === 0 ? undefined : await api.signedIn();
        const { secret, email } = await invite(host, person?.email ?? newEmail());
        const [deed, lose] = await lossOf(host);
        const codes = await atOnce(round, [() => accept(host, secret, person), lose]);
        const isIn = codes[0] === '200';
        expect(codes).toEqual([isIn ? '200' : 'RES.003', '200']);
        expect(await traces(email)).toMatchObject({ companies: isIn ? 1 : 0, accepted: isIn ? 1 : 0 });
        const { rows } = await sql<{ action: string }>`
          select action from audit_log
          where (action = 'company.join' and after ->> 'email' = ${email})
            or (action = 'company.invitation_revoke' and after ->> 'email' = ${email})
            or (action = ${deed} and seq = (select max(seq) from audit_log where action = ${deed}))
          order by seq`.execute(api.db);
        expect(rows.map(({ action }) => action)).toEqual(
          isIn ? ['company.join', deed] : ['company.invitation_revoke', deed],
        );
      }
    },
    LONG_MS,
  );

  it(
    'nothing stays open that somebody sends while they are switched off',
    async () => {
      const admin = await api.signedIn({ role: 'admin' });
      for (const round of ROUNDS) {
        const host = await hostOf(api, round % 4 < 2 ? 'group' : 'company');
        const email = newEmail();
        const codes = await atOnce(round, [
          () => host.manager.post(host.invitePath, { email }),
          () => admin.post(`/admin/users/${host.manager.userId}/deactivate`, {}),
        ]);
        expect(codes[1]).toBe('200');
        const { rows } = await sql`select status from invitations where email = ${email}`.execute(api.db);
        expect(rows).toEqual(codes[0] === '200' ? [{ status: 'revoked' }] : []);
      }
    },
    LONG_MS,
  );

  it(
    'a member of a group leaves or is removed, once',
    async () => {
      for (const round of ROUNDS) {
        const { id, owner, member } = await groupOfTwo(api);
        const path = `/group/members/${await accountOf(api, member)}`;
        const codes = await atOnce(round, [() => member.delete(path), () => owner.delete(path)]);
        const hasLeft = codes[0] === '200';
        expect(codes).toEqual(hasLeft ? ['200', 'RES.001'] : ['RES.001', '200']);
        expect(await traces(member.email)).toMatchObject({ groups: 0 });
        expect(await lettersTo(api.db, member.email, 'group-removed')).toHaveLength(hasLeft ? 0 : 1);
        expect(await deedsOf(id, ['group.leave', 'group.remove'])).toEqual([
          hasLeft ? 'group.leave' : 'group.remove',
        ]);
      }
    },
    LONG_MS,
  );

  it(
    'a person of a company leaves or is removed, once',
    async () => {
      for (const round of ROUNDS) {
        const { id, owner } = await found(api);
        const person = await hire(api, id, { permissions: COMPANY_PERMISSIONS });
        const path = `/company/${id}/users/${person.userId}`;
        const codes = await atOnce(round, [() => person.delete(path), () => owner.delete(path)]);
        const hasLeft = codes[0] === '200';
        expect(codes).toEqual(hasLeft ? ['200', 'RES.001'] : ['RES.001', '200']);
        expect(await traces(person.email)).toMatchObject({ users: 1, companies: 0 });
        expect(await lettersTo(api.db, person.email, 'company-removed')).toHaveLength(hasLeft ? 0 : 1);
        expect(await deedsOf(id, ['company.leave', 'company.user_remove'])).toEqual([
          hasLeft ? 'company.leave' : 'company.user_remove',
        ]);
        expect((await person.get('/users/me')).data).toMatchObject({
          user: { company_id: null, role: 'user' },
        });
      }
    },
    LONG_MS,
  );

  async function deedsOf(entityId: string, actions: readonly string[]): Promise<string[]> {
    const rows = await api.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', entityId)
      .where('action', 'in', actions)
      .execute();
    return rows.map(({ action }) => action);
  }
});
