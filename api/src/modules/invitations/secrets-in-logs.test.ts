import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { hostOf, invitationCode, invite, NEWCOMER, newEmail } from '#test/test-invitations.ts';

describe.each(anyDatabase)('the secret of a link on $name', (database) => {
  const lines: string[] = [];
  const api = useTestApi(database, {
    env: { LOG_LEVEL: 'trace' },
    log: { write: (line) => lines.push(line) },
  });

  it.each(['group', 'company'] as const)(
    'of a %s is in no line of the log and in no metric',
    async (kind) => {
      const host = await hostOf(api, kind);
      const { secret, copied, email } = await invite(host, newEmail());
      const visitor = api.visitor();
      const at = `/${kind}/invitations`;
      const withoutDevice = { 'x-security-check': undefined };
      lines.length = 0;
      await visitor.get(`${at}/${secret}`, withoutDevice);
      await visitor.get(`${at}/${secret}/`, withoutDevice);
      await visitor.get(`${at}/${secret}/more?token=${secret}`);
      await visitor.get(`${at}/${secret}%zz`);
      await visitor.get(`/${kind}/invite/accept?token=${secret}`, { referer: `http://x/?token=${secret}` });
      await visitor.get(`/${kind}/nowhere?token=${secret}`);
      await visitor.delete(`${at}/${secret}`);
      await visitor.post(`${at}/accept`, { token: secret });
      await visitor.post(`${at}/accept`, `{"token": "${secret}`, { 'content-type': 'application/json' });
      await visitor.post(`${at}/code`, { token: copied });
      const code = await invitationCode(host, email);
      await visitor.post(`${at}/confirm`, { token: copied, code: `${code}0` });
      await visitor.post(`${at}/confirm`, `{"code": "${code}`, { 'content-type': 'application/json' });
      const confirmed = await visitor.post(`${at}/confirm`, { token: copied, code });
      const { token: proved } = confirmed.read<{ token: string }>();
      await visitor.get(`${at}/${proved}`);
      await visitor.post(`${at}/accept`, { token: proved });
      await sql`alter table invitation_secrets rename to elsewhere`.execute(api.db);
      const failed = [
        await visitor.get(`${at}/${secret}`),
        await visitor.post(`${at}/accept`, { token: secret, ...NEWCOMER }),
        await visitor.post(`${at}/code`, { token: copied }),
        await visitor.post(`${at}/confirm`, { token: copied, code }),
      ];
      await sql`alter table elsewhere rename to invitation_secrets`.execute(api.db);
      expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
      const log = lines.join('');
      expect(log).toContain(`"url":"/api/v1${at}/:token"`);
      expect(log).toContain(`/nowhere?token=…`);
      const metrics = (await visitor.get('/metrics')).raw.toString();
      for (const hidden of [secret, copied, proved]) {
        expect(log).not.toContain(hidden.slice(0, 12));
        expect(metrics).not.toContain(hidden);
      }
      expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    },
  );
});
