import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { takeEffect } from '#modules/admin/proposals/take-effect.ts';
import { type Founded, found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { LINK } from '#test/links.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { changeAnyway, loneAdministrator, passDay, proposeNewAdministrator } from '#test/test-days.ts';
import { accountOf, groupOfTwo } from '#test/test-groups.ts';
import { newEmail } from '#test/test-invitations.ts';
import { userWith } from '#test/test-payers.ts';

/** No form takes it now; rows from before that rule may hold it. */
const HOSTILE = 'x».\r\n\r\nВНИМАНИЕ! https://evil.example/login';
/** Where the cabinet is in tests. */
const ORIGIN = 'http://localhost:3000';
/** Where the only button of a letter leads. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'company-role': ['/'],
  'company-suspended': ['/'],
  'company-removed': ['/'],
  'company-invitation': ['/company/invite/accept?token=…'],
  'invitations-revoked': ['/company/users'],
  'group-invitation': ['/group/invite/accept?token=…'],
  'group-removed': ['/'],
  'group-transfer-offer': ['/group'],
  'proposal-awaits': ['/admin/proposals?status=all&q=…'],
  'proposal-day': ['/login/stop-proposal?token=…'],
  'proposal-took-effect': [],
};
const OWN_LINE = /^\s*ВНИМАНИЕ/m;
/** The mail boxes of these people, which letters name on purpose: none is a link. */
const MAIL_BOX = /[\w-]+@\u2060?[\w-]+\.\u2060?example/g;

/** What a reader of the HTML part reads, line by line. */
const readable = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<\/(p|td|li|h1|tr|div|title)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
const linesOf = (text: string) => text.split(/[\r\n\u0085\u2028\u2029]+/).map((line) => line.trim());

describe.each(anyDatabase)('letters about rows with hostile names on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
  let company: Founded;
  let manager: SignedIn;
  let victim: SignedIn;
  let roleId: string;
  let users: string;

  const spoil = async () => {
    for (const table of ['users.display_name', 'companies.name', 'companies.full_name', 'groups.name']) {
      const [name = '', column = ''] = table.split('.');
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${HOSTILE}`.execute(api.db);
    }
    await sql`update roles set name = ${HOSTILE} where id = ${roleId}`.execute(api.db);
  };

  const staffMember = () => api.signedIn({ permissions: ['user:manage'] });

  beforeEach(async () => {
    company = await found(api);
    manager = await hire(api, company.id, { permissions: COMPANY_PERMISSIONS });
    victim = await hire(api, company.id);
    roleId = (await hire(api, company.id)).roleId;
    users = `/company/${company.id}/users`;
    await spoil();
    await api.db.deleteFrom('outbox').execute();
  });

  /** Looks at every letter there is; each of `kinds` must be among them. */
  async function expectHarmless(...kinds: readonly string[]): Promise<void> {
    const letters = await api.db
      .selectFrom('outbox')
      .select(['kind', 'subject', 'body_text', 'body_html'])
      .execute();
    expect([...new Set(letters.map(({ kind }) => kind))]).toEqual(expect.arrayContaining([...kinds]));
    for (const { kind, subject, body_text: text, body_html: html } of letters) {
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(text).toContain('ВНИМАНИЕ');
      expect(text).not.toMatch(OWN_LINE);
      expect(html).not.toBeNull();
      const seen = readable(html ?? '');
      expect(seen).toContain('ВНИМАНИЕ');
      expect(seen).not.toMatch(OWN_LINE);
      const hrefs = [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&#38;', '&'),
      );
      const pages = hrefs.map((href) => href.replace(/(?<=token=)[\w-]{43}$|(?<=q=)%D0%9F-\d{6}$/, '…'));
      expect([kind, pages]).toEqual([kind, (PAGES[kind] ?? []).map((page) => `${ORIGIN}${page}`)]);
      for (const line of [subject, ...linesOf(text), ...linesOf(seen)])
        if (!hrefs.includes(line)) expect(line.replace(MAIL_BOX, '')).not.toMatch(LINK);
    }
  }

  it('of a role of the company', async () => {
    expect((await company.owner.put(`${users}/${victim.userId}/role`, { role_id: roleId })).status).toBe(200);
    await expectHarmless('company-role');
  });

  it('of a suspension', async () => {
    expect((await company.owner.patch(`${users}/${victim.userId}`, { is_active: false })).status).toBe(200);
    await expectHarmless('company-suspended');
  });

  it('of a removal', async () => {
    expect((await company.owner.delete(`${users}/${victim.userId}`)).status).toBe(200);
    await expectHarmless('company-removed');
  });

  it('of an invitation into a company', async () => {
    const body = { email: newEmail(), role_id: roleId };
    expect((await company.owner.post(users, body)).status).toBe(200);
    await expectHarmless('company-invitation');
  });

  it('of an inviter who loses the right', async () => {
    expect((await manager.post(users, { email: newEmail() })).status).toBe(200);
    await api.db.deleteFrom('outbox').execute();
    expect((await company.owner.delete(`${users}/${manager.userId}`)).status).toBe(200);
    await expectHarmless('invitations-revoked', 'company-removed');
  });

  it('of an invitation into a group', async () => {
    const { owner } = await groupOfTwo(api);
    await spoil();
    expect((await owner.post('/group/invite', { email: newEmail() })).status).toBe(200);
    await expectHarmless('group-invitation');
  });

  it('of a removal from a group', async () => {
    const { owner, member } = await groupOfTwo(api);
    await spoil();
    expect((await owner.delete(`/group/members/${await accountOf(api, member)}`)).status).toBe(200);
    await expectHarmless('group-removed');
  });

  it('of a group that is offered', async () => {
    const { owner, member } = await groupOfTwo(api);
    await spoil();
    const accountId = await accountOf(api, member);
    expect((await owner.post('/group/transfer-owner', { accountId })).status).toBe(200);
    await expectHarmless('group-transfer-offer');
  });

  it('of what waits for the second person', async () => {
    const [first] = [await staffMember(), await staffMember()];
    await spoil();
    const { payerId } = await userWith(api, '0');
    const order = { payer_id: payerId, amount: '150000', reason: 'Ошибка банка' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await first.post('/admin/payers/add-funds', order, key)).status).toBe(200);
    await expectHarmless('proposal-awaits');
  });

  it('of what waits for a day, and of what took effect with its reason', async () => {
    const admin = await loneAdministrator(api, HOSTILE);
    await api.db.deleteFrom('outbox').execute();
    const { proposal } = await proposeNewAdministrator(api, admin);
    await expectHarmless('proposal-day');
    await changeAnyway(api.db, sql`update proposals set reason = ${HOSTILE} where id = ${proposal.id}`);
    await sql`update outbox set sent_at = clock_timestamp()`.execute(api.db);
    await passDay(api.db);
    expect(await takeEffect(api.db)).toBe(1);
    await expectHarmless('proposal-took-effect');
    const [letter] = await api.db
      .selectFrom('outbox')
      .select('body_text')
      .where('kind', '=', 'proposal-took-effect')
      .execute();
    expect(letter?.body_text).toContain('Причина: x');
  });
});
