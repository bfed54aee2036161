import { maskEmail } from '@cabinet/kernel/core/text';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  expire,
  type Host,
  hostOf,
  invitationCode,
  invite,
  isIn,
  letterSecret,
  NEWCOMER,
  newEmail,
  type Sent,
  secretOf,
} from '#test/test-invitations.ts';
import { lettersTo } from '#test/test-letters.ts';
import { createUser } from '#test/test-users.ts';

const WRONG = '000000';

/** What an address may have that is invited, which nobody who has not confirmed it may learn. */
const LIVES = ['nobody', 'somebody', 'somebody deactivated'] as const;

describe.each(anyDatabase)('a copied link on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  const at = (host: Host) => `/${host.kind}/invitations`;
  const accept = (host: Host, token: string, as: TestClient = api.visitor(), more: object = NEWCOMER) =>
    as.post(`${at(host)}/accept`, { token, ...more });
  const askForCode = (host: Host, token: string) => api.visitor().post(`${at(host)}/code`, { token });
  const confirm = (host: Host, token: string, code: string) =>
    api.visitor().post(`${at(host)}/confirm`, { token, code });
  const countAccounts = async (email: string) =>
    (await api.db.selectFrom('users').select('id').where('email', '=', email).execute()).length;
  const another = (code: string) => (code === WRONG ? '111111' : WRONG);

  /** The secret of somebody who has read the code that came to the address. */
  async function confirmed(host: Host, { copied, email }: { copied: string; email: string }) {
    await askForCode(host, copied);
    return (await confirm(host, copied, await invitationCode(host, email))).read<{ token: string }>().token;
  }

  async function addressOf(life: (typeof LIVES)[number]) {
    if (life === 'nobody') return newEmail();
    const { id, email } = await createUser(api.db);
    if (life === 'somebody deactivated')
      await sql`update users set is_active = false where id = ${id}`.execute(api.db);
    return email;
  }

  describe.each(['group', 'company'] as const)('to a %s', (kind) => {
    it('makes no account in the e-mail of somebody who has not confirmed it', async () => {
      const host = await hostOf(api, kind);
      const { copied, email } = await invite(host, newEmail());
      const inviter = api.visitor();
      const answer = await accept(host, copied, inviter);
      expect([answer.code, answer.details.confirm]).toEqual(['RES.003', true]);
      expect(answer.message).toContain('Сначала подтвердите почту кодом');
      expect(answer.message).not.toContain(email);
      expect([await countAccounts(email), inviter.cookies.size]).toEqual([0, 0]);
    });

    it('and everything before the proof is the same whether anybody lives at the address', async () => {
      const host = await hostOf(api, kind);
      const seen = [];
      for (const life of LIVES) {
        const { copied, email } = await invite(host, await addressOf(life));
        const viewed = await api.visitor().get(`${at(host)}/${copied}`);
        const accepted = await accept(host, copied);
        const bare = await accept(host, copied, api.visitor(), {});
        const sent = await askForCode(host, copied);
        const wrong = await confirm(host, copied, another(await invitationCode(host, email)));
        const answers = [viewed, accepted, bare, sent, wrong].map((answer) =>
          JSON.stringify([answer.status, answer.code, answer.message, answer.details, answer.data])
            .replaceAll(maskEmail(email), '…')
            .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
            .replaceAll(/"trace_id":"[^"]*"/g, 'trace'),
        );
        seen.push([...answers, (await lettersTo(api.db, email, `${kind}-invitation-code`)).length]);
      }
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
    });

    it('shows what the letter shows and says that it proves nothing', async () => {
      const host = await hostOf(api, kind);
      const sent = await invite(host, newEmail());
      const view = async (secret: string) =>
        (await api.visitor().get(`${at(host)}/${secret}`)).read<{ proves_email: boolean }>();
      expect(sent.copied).not.toBe(sent.secret);
      expect(await view(sent.copied)).toEqual({ ...(await view(sent.secret)), proves_email: false });
      expect((await view(sent.secret)).proves_email).toBe(true);
      expect((await view(await confirmed(host, sent))).proves_email).toBe(true);
    });

    it('lets the signed-in addressee in, and nobody else who is signed in', async () => {
      const host = await hostOf(api, kind);
      const person = await api.signedIn();
      const { copied } = await invite(host, person.email);
      const refused = await accept(host, copied, await api.signedIn(), {});
      expect([refused.code, refused.details.confirm]).toEqual(['RES.003', undefined]);
      expect(refused.message).toContain(maskEmail(person.email));
      expect((await accept(host, copied, person, {})).status).toBe(200);
      expect(await isIn(api, host, person.email)).toBe(true);
    });

    it('serves a new person who has confirmed the address by the code of a letter', async () => {
      const host = await hostOf(api, kind);
      const { copied, email } = await invite(host, newEmail());
      const sent = await askForCode(host, copied);
      expect([sent.message, sent.data]).toEqual([
        'Код отправлен',
        { email: maskEmail(email), expires_at: expect.any(String), resend_after: expect.any(String) },
      ]);
      const code = await invitationCode(host, email);
      const { rows } = await sql<{ text: string }>`select string_agg(t::text, ' ') as text from (
        select code_hmac::text from invitation_codes union all select a::text from audit_log a) t`.execute(
        api.db,
      );
      expect(rows[0]?.text).not.toContain(code);
      expect((await confirm(host, copied, another(code))).code).toBe('AUTH.006');
      const answer = await confirm(host, copied, ` ${code.slice(0, 3)} ${code.slice(3)}`);
      const { token } = answer.read<{ token: string }>();
      expect((await confirm(host, copied, code)).code).toBe('AUTH.006');

      const visitor = api.visitor();
      expect((await accept(host, copied)).details.confirm).toBe(true);
      expect((await accept(host, token, visitor)).data).toMatchObject({ has_signed_in: true });
      expect(visitor.cookies.has('cabinet_session')).toBe(true);
      expect(await isIn(api, host, email)).toBe(true);
    });

    it('asks whoever has confirmed the address and has an account to sign in', async () => {
      const host = await hostOf(api, kind);
      const [person, gone] = [await invite(host, await addressOf('somebody')), await addressOf(LIVES[2])];
      expect((await accept(host, await confirmed(host, person))).code).toBe('AUTH.001');
      expect((await accept(host, await confirmed(host, await invite(host, gone)))).code).toBe('AUTH.007');
    });

    it('is confirmed by the newest code alone, within ten minutes', async () => {
      const host = await hostOf(api, kind);
      const { copied, email, token } = await invite(host, newEmail());
      await askForCode(host, copied);
      const first = await invitationCode(host, email);
      await askForCode(host, copied);
      const second = await invitationCode(host, email);
      if (first !== second) expect((await confirm(host, copied, first)).code).toBe('AUTH.006');
      await sql`update invitation_codes set expires_at = expires_at - interval '10 minutes'
        where invitation_id = ${token}`.execute(api.db);
      expect((await confirm(host, copied, second)).code).toBe('AUTH.006');
    });

    it('is not confirmed by the right code after five wrong ones; what is no code costs no try', async () => {
      const host = await hostOf(api, kind);
      const { copied, email } = await invite(host, newEmail());
      await askForCode(host, copied);
      const code = await invitationCode(host, email);
      for (const text of ['код', '12345', '1234567'])
        expect((await confirm(host, copied, text)).code).toBe('AUTH.006');
      for (let time = 0; time < 5; time += 1)
        expect((await confirm(host, copied, another(code))).code).toBe('AUTH.006');
      expect((await confirm(host, copied, code)).code).toBe('AUTH.006');
      expect((await accept(host, await confirmed(host, { copied, email }))).status).toBe(200);
    });

    it('is confirmed for an hour, and then opens the invitation as before', async () => {
      const host = await hostOf(api, kind);
      const sent = await invite(host, newEmail());
      const secret = await confirmed(host, sent);
      await sql`update invitation_secrets set proves_until = proves_until - interval '1 hour'
        where invitation_id = ${sent.token} and sort = 'confirmed'`.execute(api.db);
      expect((await api.visitor().get(`${at(host)}/${secret}`)).data).toMatchObject({
        state: 'pending',
        proves_email: false,
      });
      expect((await accept(host, secret)).details.confirm).toBe(true);
    });

    it('and what was confirmed by it die when the invitation is sent again, and so does a code', async () => {
      const host = await hostOf(api, kind);
      const sent = await invite(host, newEmail());
      const secret = await confirmed(host, sent);
      await askForCode(host, sent.copied);
      const code = await invitationCode(host, sent.email);
      const again = (await host.manager.post(`${host.listPath}/${sent.token}/resend`)).read<Sent>();
      for (const dead of [sent.copied, secret, sent.secret]) {
        expect((await accept(host, dead)).message).toContain('больше не действует');
        expect((await confirm(host, dead, code)).code).toBe('RES.003');
        expect((await askForCode(host, dead)).code).toBe('RES.003');
      }
      expect((await confirm(host, secretOf(again.link), code)).code).toBe('AUTH.006');
      expect((await accept(host, await letterSecret(host, sent.email))).status).toBe(200);
    });

    it('of an invitation that is over gets no code', async () => {
      const host = await hostOf(api, kind);
      const [revoked, expired] = [await invite(host, newEmail()), await invite(host, newEmail())];
      await askForCode(host, revoked.copied);
      const code = await invitationCode(host, revoked.email);
      await host.manager.delete(`${host.listPath}/${revoked.token}`);
      await expire(api, expired.token);
      for (const { copied } of [revoked, expired]) {
        expect((await askForCode(host, copied)).code).toBe('RES.003');
        expect((await confirm(host, copied, code)).code).toBe('RES.003');
      }
      expect((await askForCode(host, 'A'.repeat(43))).code).toBe('RES.001');
      expect((await confirm(host, 'A'.repeat(43), code)).code).toBe('RES.001');
    });

    it('that was given out before letters had secrets of their own counts as copied', async () => {
      const host = await hostOf(api, kind);
      const { secret, token } = await invite(host, newEmail());
      await sql`delete from invitation_secrets where invitation_id = ${token} and sort = 'copied'`.execute(
        api.db,
      );
      await sql`update invitation_secrets set sort = default where invitation_id = ${token}`.execute(api.db);
      expect((await accept(host, secret)).details.confirm).toBe(true);
    });
  });
});

describe.each(anyDatabase)('letters with a code on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1', RATE_LIMIT_PER_MINUTE: '0' } });

  const askForCode = (host: Host, token: string, address?: string) =>
    api.visitor(address).post(`/${host.kind}/invitations/code`, { token });
  const afterPause = () =>
    sql`delete from rate_limits where bucket like 'invitation-code:pause:%'`.execute(api.db);
  const letters = async (host: Host, email: string) =>
    (await lettersTo(api.db, email, `${host.kind}-invitation-code`)).length;

  it('are a minute apart, and the page is told when the next may follow', async () => {
    const host = await hostOf(api, 'group');
    const { copied, email } = await invite(host, newEmail());
    const { resend_after: next } = (await askForCode(host, copied)).read<{ resend_after: string }>();
    expect(Math.round((Date.parse(next) - Date.now()) / 10_000)).toBe(6);
    const refused = await askForCode(host, copied);
    expect([refused.code, Number(refused.headers['retry-after']) > 50]).toEqual(['RATE.001', true]);
    expect(refused.message).toMatch(/Следующее письмо можно отправить .*\(Москва\)/);
    expect(await letters(host, email)).toBe(1);
  });

  it('are five a day to one address, four of them by invitations of one person, whoever asks', async () => {
    const [one, other] = [await hostOf(api, 'group'), await hostOf(api, 'company')];
    const email = (await createUser(api.db)).email;
    const [first, second] = [await invite(one, email), await invite(other, email)];
    for (let time = 0; time < 4; time += 1) {
      expect((await askForCode(one, first.copied, `10.0.0.${time}`)).status).toBe(200);
      await afterPause();
    }
    const refused = await askForCode(one, first.copied, '10.0.1.1');
    expect([refused.code, Number(refused.headers['retry-after']) > 80_000]).toEqual(['RATE.001', true]);
    expect((await askForCode(other, second.copied)).status).toBe(200);
    await afterPause();
    const sixth = await askForCode(other, second.copied);
    expect([sixth.code, Number(sixth.headers['retry-after']) > 80_000]).toEqual(['RATE.001', true]);
    expect([await letters(one, email), await letters(other, email)]).toEqual([4, 1]);
  });

  it('are twenty in a quarter of an hour for one caller’s address, and answers sixty', async () => {
    const host = await hostOf(api, 'company');
    const { copied } = await invite(host, newEmail());
    for (let time = 0; time < 20; time += 1) await askForCode(host, 'A'.repeat(43), '10.1.0.1');
    expect((await askForCode(host, copied, '10.1.0.1')).code).toBe('RATE.001');
    expect((await askForCode(host, copied, '10.1.0.2')).status).toBe(200);
    const visitor = api.visitor('10.1.0.3');
    for (let time = 0; time < 60; time += 1)
      await visitor.post('/company/invitations/confirm', { token: copied, code: 'код' });
    for (const path of ['confirm', 'accept', 'decline'])
      expect(
        (await visitor.post(`/company/invitations/${path}`, { token: copied, code: '123456' })).code,
      ).toBe('RATE.001');
  });
});
