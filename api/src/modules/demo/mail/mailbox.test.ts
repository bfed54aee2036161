import { beforeEach, describe, expect, it } from '@jest/globals';
import { enqueueLetter, LETTER_KIND } from '#lib/mail/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import { testLetter } from '#test/test-letters.ts';

const LETTER = testLetter();
const PAGE_POLICY =
  /^default-src 'none'; style-src 'sha256-[^' ]+'; img-src data:; base-uri 'none'; form-action 'none'; frame-src 'self'; frame-ancestors 'self'$/;
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

describe.each(anyDatabase)('the mail box of the demonstration on $name', (database) => {
  const api = useTestApi(database);
  beforeEach(() => api.db.deleteFrom('outbox').execute());

  it('shows letters as they look and as text, never as markup of whoever wrote to them', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    const list = await api.visitor().get('/api/demo/mail');
    expect(list.headers['content-type']).toMatch('text/html');
    expect(list.raw.toString()).toContain('Код &#60;1&#62;');
    const page = await api.visitor().get(`/api/demo/mail/${id}`);
    expect(page.raw.toString()).toContain(`<iframe src="/api/demo/mail/${id}/html" `);
    expect(page.raw.toString()).toContain('<a href="/api/demo/mail">Все письма</a>');
    const html = await api.visitor().get(`/api/demo/mail/${id}/html`);
    const text = await api.visitor().get(`/api/demo/mail/${id}?view=text`);
    for (const shown of [html, text]) {
      expect(shown.raw.toString()).toContain('Код: 123456');
      expect(shown.raw.toString()).not.toContain('<script>');
    }
    expect((await api.visitor().get('/api/demo/mail/0190a000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('lets no page and no letter run anything', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    const pages = ['', `/${id}`, `/${id}?view=text`, '/gallery', '/gallery/unknown'];
    for (const url of pages.map((page) => `/api/demo/mail${page}`)) {
      const page = await api.visitor().get(url);
      expect(page.headers['content-security-policy']).toMatch(PAGE_POLICY);
      for (const [frame] of page.raw.toString().matchAll(/<iframe[^>]*>/g))
        expect(frame).toContain(' sandbox="allow-top-navigation-by-user-activation">');
    }
    for (const url of [`/api/demo/mail/${id}/html`, '/api/demo/mail/gallery/new-device'])
      expect((await api.visitor().get(url)).headers['content-security-policy']).toBe(LETTER_POLICY);
  });

  it('lists the newest letters first, whatever their ids', async () => {
    const [first, second] = [await enqueueLetter(api.db, LETTER), await enqueueLetter(api.db, LETTER)];
    const createdAt = new Date(Date.now() - 60_000);
    await api.db.updateTable('outbox').set({ created_at: createdAt }).where('id', '=', second).execute();
    const { data } = await api.visitor().get('/api/demo/mail/json');
    expect(data).toMatchObject([{ id: first }, { id: second }]);
  });

  it('shows a sample of every letter', async () => {
    const gallery = await api.visitor().get('/api/demo/mail/gallery');
    for (const kind of Object.keys(LETTER_KIND)) {
      expect(gallery.raw.toString()).toContain(`src="/api/demo/mail/gallery/${kind}"`);
      expect((await api.visitor().get(`/api/demo/mail/gallery/${kind}`)).status).toBe(200);
    }
    expect((await api.visitor().get('/api/demo/mail')).raw.toString()).toContain('/api/demo/mail/gallery"');
    expect((await api.visitor().get('/api/demo/mail/gallery/unknown')).status).toBe(404);
  });

  it('is read as JSON by tests and scripts', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    await enqueueLetter(api.db, testLetter({ recipient: 'other@test.example' }));
    const mine = await api.visitor().get('/api/demo/mail/json?recipient=reader@test.example');
    expect(mine.data).toEqual([
      expect.objectContaining({ id, subject: LETTER.subject, text: LETTER.text, html: LETTER.html }),
    ]);
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
