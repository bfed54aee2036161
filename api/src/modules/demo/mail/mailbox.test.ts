import { beforeEach, describe, expect, it } from '@jest/globals';
import { enqueueLetter } from '#lib/mail/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import { testLetter } from '#test/test-letters.ts';

const LETTER = testLetter();

describe.each(anyDatabase)('the mail box of the demonstration on $name', (database) => {
  const api = useTestApi(database);
  beforeEach(() => api.db.deleteFrom('outbox').execute());

  it('shows letters as text and never as markup', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    const list = await api.visitor().get('/api/demo/mail');
    expect(list.headers['content-type']).toMatch('text/html');
    expect(list.headers['content-security-policy']).toMatch("default-src 'none'");
    expect(list.raw.toString()).toContain('Код &#60;1&#62;');
    const page = await api.visitor().get(`/api/demo/mail/${id}`);
    expect(page.raw.toString()).toContain('Код: 123456');
    expect(page.raw.toString()).not.toContain('<script>');
    expect(page.raw.toString()).toContain('<a href="/api/demo/mail">Все письма</a>');
    expect((await api.visitor().get('/api/demo/mail/0190a000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('is read as JSON by tests and scripts', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    await enqueueLetter(api.db, testLetter({ recipient: 'other@test.example' }));
    const mine = await api.visitor().get('/api/demo/mail/json?recipient=reader@test.example');
    expect(mine.data).toEqual([expect.objectContaining({ id, subject: LETTER.subject, text: LETTER.text })]);
    expect((await api.visitor().get(`/api/demo/mail/json/${id}`)).data).toMatchObject({ id });
    for (let letter = 0; letter < 100; letter += 1)
      await enqueueLetter(api.db, testLetter({ recipient: 'other@test.example' }));
    const old = await api.visitor().get('/api/demo/mail/json?recipient=reader@test.example');
    expect(old.data).toEqual(mine.data);
    const missing = await api.visitor().get('/api/demo/mail/json/0190a000-0000-7000-8000-000000000000');
    expect(missing.code).toBe('RES.001');
  });
});

describe.each(anyDatabase)('outside the demonstration on $name', (database) => {
  it('there is no mail box', async () => {
    const production = await createTestApi(database, { config: { mode: 'production' } });
    expect((await production.visitor().get('/api/demo/mail')).status).toBe(404);
    await production.close();
  });
});
