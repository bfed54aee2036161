import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { sendDueLetters } from '#lib/mail/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import {
  type Host,
  hostOf,
  invite,
  letterSecret,
  NEWCOMER,
  newEmail,
  type Sent,
  secretOf,
} from '#test/test-invitations.ts';
import { letterCode, lettersTo } from '#test/test-letters.ts';
import { createUser } from '#test/test-users.ts';

const DAY_MS = 86_400_000;

describe.each(anyDatabase)('letters of invitations to one address on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1', RATE_LIMIT_PER_MINUTE: '0' } });

  /** Who has got letters, once everything that may leave has left. */
  async function postmanGoes(): Promise<string[]> {
    const reached: string[] = [];
    const transport = {
      send: async ({ recipient }: { recipient: string }) => void reached.push(recipient),
      close: () => undefined,
    };
    while ((await sendDueLetters({ db: api.db, transport, forgetBody: false })) > 0);
    return reached;
  }
  /** Lets a day pass for the letters to an address. */
  async function aDayPasses(email: string) {
    await sql`update invitation_letters set leaves_at = leaves_at - interval '1 day' where recipient = ${email}`.execute(
      api.db,
    );
    await sql`update outbox set available_at = available_at - interval '1 day' where recipient = ${email}`.execute(
      api.db,
    );
  }
  const resend = async (host: Host, token: string) =>
    (await host.manager.post(`${host.listPath}/${token}/resend`)).read<Sent>();
  const untilLetter = ({ letter_at: at }: { letter_at: string | null }) =>
    at === null ? null : Math.round((Date.parse(at) - Date.now()) / DAY_MS);

  /** An invitation with four letters to its address, which is all that one inviter may send in a day. */
  async function fourLetters(host: Host, email: string) {
    const { token } = await invite(host, email);
    for (let time = 0; time < 3; time += 1) expect((await resend(host, token)).letter_at).toBeNull();
    return token;
  }

  it('leave room for another inviter: five a day, four of one; later ones wait for the next day', async () => {
    const [greedy, honest, third] = [
      await hostOf(api, 'company'),
      await hostOf(api, 'group'),
      await hostOf(api, 'group'),
    ];
    const email = newEmail();
    const token = await fourLetters(greedy, email);
    const fifth = await resend(greedy, token);
    expect(untilLetter(fifth)).toBe(1);
    expect(Date.parse(fifth.expires_at) - Date.parse(String(fifth.letter_at))).toBe(7 * DAY_MS);
    expect((await invite(honest, email)).letter_at).toBeNull();
    const sixth = await invite(third, email);
    expect([sixth.status, untilLetter(sixth)]).toEqual(['pending', 1]);
    expect(secretOf(sixth.link)).toHaveLength(43);

    expect((await postmanGoes()).filter((to) => to === email)).toHaveLength(5);
    await aDayPasses(email);
    expect((await postmanGoes()).filter((to) => to === email)).toHaveLength(2);
  });

  it('are five and no more when inviters write at the same moment', async () => {
    const hosts = await Promise.all(Array.from({ length: 8 }, () => hostOf(api, 'group')));
    const email = newEmail();
    const sent = await Promise.all(hosts.map((host) => invite(host, email)));
    expect(sent.filter(({ letter_at: at }) => at === null)).toHaveLength(5);
    expect((await postmanGoes()).filter((to) => to === email)).toHaveLength(5);
  });

  it('keep back no codes and no letters about an account', async () => {
    const [one, other] = [await hostOf(api, 'company'), await hostOf(api, 'group')];
    const { email } = await createUser(api.db);
    await fourLetters(one, email);
    await invite(other, email);
    await api.visitor().post('/auth/password-reset', { email });
    expect(await letterCode(api.db, email)).toMatch(/^\d{6}-\d{6}$/);
    const admin = await api.signedIn({ role: 'admin' });
    const account = await admin.post('/admin/users', { email: newEmail(), display_name: 'Нина Новикова' });
    const { id, email: address } = account.read<{ id: string; email: string }>();
    await fourLetters(await hostOf(api, 'group'), address);
    await invite(await hostOf(api, 'company'), address);
    expect((await admin.post(`/admin/users/${id}/invite`)).status).toBe(200);
  });

  it.each(['revoked', 'declined', 'accepted', 'dissolved'] as const)(
    'that wait are not sent when the invitation is %s meanwhile',
    async (how) => {
      const host = await hostOf(api, 'group');
      const person = await api.signedIn();
      const token = await fourLetters(host, person.email);
      const copied = secretOf((await resend(host, token)).link);
      await postmanGoes();
      const answer = await {
        revoked: () => host.manager.delete(`${host.listPath}/${token}`),
        declined: () => api.visitor().post('/group/invitations/decline', { token: copied }),
        accepted: () => person.post('/group/invitations/accept', { token: copied }),
        dissolved: () => host.manager.delete('/group'),
      }[how]();
      expect(answer.status).toBe(200);
      await aDayPasses(person.email);
      expect((await postmanGoes()).filter((to) => to === person.email)).toEqual([]);
    },
  );

  it('that wait are replaced by the next sending, whose link alone opens the invitation', async () => {
    const host = await hostOf(api, 'group');
    const email = newEmail();
    const token = await fourLetters(host, email);
    await resend(host, token);
    const waiting = await letterSecret(host, email);
    const again = await resend(host, token);
    expect(untilLetter(again)).toBe(1);
    expect(await lettersTo(api.db, email, 'group-invitation')).toHaveLength(5);
    await postmanGoes();
    await aDayPasses(email);
    expect((await postmanGoes()).filter((to) => to === email)).toHaveLength(1);
    const accept = (secret: string) =>
      api.visitor().post('/group/invitations/accept', { token: secret, ...NEWCOMER });
    expect((await accept(waiting)).code).toBe('RES.003');
    expect((await accept(await letterSecret(host, email))).status).toBe(200);
  });

  it('that wait are in no mail box of the demonstration and count as nothing that is late', async () => {
    const host = await hostOf(api, 'group');
    const email = newEmail();
    const token = await fourLetters(host, email);
    await resend(host, token);
    const shown = async () =>
      (await api.visitor().get(`/api/demo/mail/json?recipient=${email}`)).read<object[]>().length;
    expect(await shown()).toBe(4);
    await postmanGoes();
    expect((await api.visitor().get('/metrics')).raw.toString()).toMatch(/cabinet_outbox_waiting 0\n/);
    await aDayPasses(email);
    expect(await shown()).toBe(5);
  });
});
