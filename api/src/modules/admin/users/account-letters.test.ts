import { beforeAll, describe, expect, it } from '@jest/globals';
import { runNextJob } from '#lib/background-jobs/runner.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { lettersTo } from '#test/test-letters.ts';
import { agree } from '#test/test-proposals.ts';
import { createUser } from '#test/test-users.ts';
import { bulkUsersJob } from './bulk-job.ts';

const env = { PUBLIC_URL: 'https://cabinet.example' };
const SAID: Readonly<Record<'deactivated' | 'activated' | 'deleted', string>> = {
  deactivated: 'Администратор отключил вашу учётную запись: войти в кабинет пока нельзя.',
  activated: 'Администратор включил вашу учётную запись: в кабинет снова можно войти.',
  deleted: 'Администратор удалил вашу учётную запись',
};
type State = keyof typeof SAID;

describe.each(anyDatabase)('a letter about an account to its owner on $name', (database) => {
  const api = useTestApi(database, { env });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });

  const lettersAbout = (email: string, state: State) => lettersTo(api.db, email, `account-${state}`);
  const act = (id: string, state: State) =>
    state === 'deleted'
      ? admin.delete(`/admin/users/${id}`)
      : admin.post(`/admin/users/${id}/${state.slice(0, -1)}`, { reason: 'Подозрение в обмане' });

  it.each([
    ['deactivated', true],
    ['activated', false],
    ['deleted', true],
  ] as const)('that is %s says when and what to do, once, and no reason', async (state, isActive) => {
    const { id, email } = await createUser(api.db, { displayName: 'Анна', isActive });
    for (let time = 0; time < 2; time += 1) await act(id, state);
    const [letter = '', ...others] = await lettersAbout(email, state);
    expect(others).toEqual([]);
    expect(letter).toContain('Здравствуйте, Анна!');
    expect(letter).toContain(SAID[state]);
    expect(letter).toMatch(/Когда: \d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d \(Москва\)/);
    expect(letter).toContain('напишите тому, кто открыл вам доступ в кабинет');
    expect(letter.includes('https://cabinet.example/login')).toBe(state === 'activated');
    expect(letter).not.toContain('Подозрение');
    expect(letter).not.toContain('127.0.0.1');
  });

  it('does not come when it was so already, or is refused', async () => {
    const { id, email } = await createUser(api.db);
    await act(id, 'activated');
    await act(admin.userId, 'deactivated');
    await act(admin.userId, 'deleted');
    expect(await lettersAbout(email, 'activated')).toEqual([]);
    expect(await lettersAbout(admin.email, 'deactivated')).toEqual([]);
    expect(await lettersAbout(admin.email, 'deleted')).toEqual([]);
  });

  it('does not go to an address that has never signed in: it may be a mistake', async () => {
    const email = `never-${crypto.randomUUID()}@people.example`;
    const { id } = (await admin.post('/admin/users', { email, display_name: 'Новая' })).read<{
      id: string;
    }>();
    for (const state of ['deactivated', 'activated', 'deleted'] as const) {
      expect((await act(id, state)).status).toBe(200);
      expect(await lettersAbout(email, state)).toEqual([]);
    }
  });

  it('goes to each of many people of a job', async () => {
    const people = await Promise.all([createUser(api.db), createUser(api.db)]);
    const ids = people.map(({ id }) => id);
    await admin.post('/admin/users/bulk', { action: 'deactivate', ids, expected_count: 2 });
    await runNextJob({
      db: api.db,
      jobs: [bulkUsersJob],
      takeOverMs: 60_000,
      onError: (error) => {
        throw error;
      },
    });
    for (const { email } of people) expect(await lettersAbout(email, 'deactivated')).toHaveLength(1);
  });

  it('is that about rights where somebody is staff again', async () => {
    const second = await api.signedIn({ role: 'admin' });
    const { id, email } = await createUser(api.db, { role: 'admin', isActive: false });
    await agree(second, await act(id, 'activated'));
    expect(await lettersAbout(email, 'activated')).toEqual([]);
    expect(await lettersTo(api.db, email, 'staff-rights')).toHaveLength(1);
  });
});
