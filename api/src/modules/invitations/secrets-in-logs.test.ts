import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { hostOf, invite, NEWCOMER, newEmail } from '#test/test-invitations.ts';

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
      const { secret } = await invite(host, newEmail());
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
      await sql`alter table invitation_secrets rename to elsewhere`.execute(api.db);
      const failed = [
        await visitor.get(`${at}/${secret}`),
        await visitor.post(`${at}/accept`, { token: secret, ...NEWCOMER }),
      ];
      await sql`alter table elsewhere rename to invitation_secrets`.execute(api.db);
      expect(failed.map(({ status }) => status)).toEqual([500, 500]);
      const log = lines.join('');
      expect(log).toContain(`"url":"/api/v1${at}/:token"`);
      expect(log).toContain(`/nowhere?token=…`);
      expect(log).not.toContain(secret);
      expect(log).not.toContain(secret.slice(0, 12));
      expect((await visitor.get('/metrics')).raw.toString()).not.toContain(secret);
    },
  );
});
