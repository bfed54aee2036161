import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inTransaction } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { testLetter } from '#test/test-letters.ts';
import { escapeHtml } from '../escape-html.ts';
import { enqueueLetter } from './index.ts';
import { claimLetter } from './outbox.ts';
import { withSupport } from './support-line.ts';
import { type MailTransport, smtpTransport } from './transport.ts';
import { retryAt, sendDueLetters, startMailWorker } from './worker.ts';

const LETTER = testLetter();

describe.each(databases)('mail on $name', (database) => {
  const api = useTestApi(database);
  beforeEach(() => api.db.deleteFrom('outbox').execute());

  const row = (id: string) =>
    api.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sendOnce = (transport: MailTransport, forgetBody = false) =>
    sendDueLetters({ db: api.db, transport, forgetBody });

  it('is posted only if the business change is committed', async () => {
    const failed = inTransaction(api.db, async (trx) => {
      await enqueueLetter(trx, LETTER);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await api.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('is sent once', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    const sent: string[] = [];
    const transport = {
      send: async (letter: { id: string }) => void sent.push(letter.id),
      close: () => undefined,
    };
    await Promise.all([sendOnce(transport), sendOnce(transport)]);
    expect(await sendOnce(transport)).toBe(0);
    expect(sent).toEqual([id]);
    expect(await row(id)).toMatchObject({ body_text: LETTER.text, attempts: 1 });
  });

  it('has one sender however long it is on its way, and another when that one has died', async () => {
    const leaseMs = 3000;
    const id = await enqueueLetter(api.db, LETTER);
    const quick = { send: async () => undefined, close: () => undefined };
    const sendQuickly = () => sendDueLetters({ db: api.db, transport: quick, forgetBody: false, leaseMs });
    const taken: number[] = [];
    const slow = {
      ...quick,
      send: async () => {
        for (let time = 0; time < 2; time += 1) {
          const last = (await row(id)).available_at.getTime();
          while ((await row(id)).available_at.getTime() === last) await sleep(50);
          taken.push(await sendQuickly());
        }
      },
    };
    expect(await sendDueLetters({ db: api.db, transport: slow, forgetBody: false, leaseMs })).toBe(1);
    expect([taken, (await row(id)).attempts]).toEqual([[0, 0], 1]);

    const left = await enqueueLetter(api.db, LETTER);
    expect((await claimLetter(api.db, 300))?.id).toBe(left);
    while ((await sendQuickly()) === 0) await sleep(50);
    expect((await row(left)).sent_at).toBeInstanceOf(Date);
  });

  it('is forgotten after it is sent where that is wanted', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    await sendOnce({ send: async () => undefined, close: () => undefined }, true);
    expect(await row(id)).toMatchObject({ body_text: '', body_html: null, sent_at: expect.any(Date) });
  });

  it('waits longer after each failure and gives up in the end', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    const transport = {
      send: async () => {
        throw new Error('greylisted');
      },
      close: () => undefined,
    };
    expect(await sendOnce(transport)).toBe(0);
    const waiting = await row(id);
    expect(waiting).toMatchObject({ sent_at: null, failed_at: null, last_error: 'Error: greylisted' });
    expect(waiting.available_at.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await api.db
      .updateTable('outbox')
      .set({ available_at: new Date(0), attempts: 11 })
      .where('id', '=', id)
      .execute();
    await sendOnce(transport);
    expect((await row(id)).failed_at).toBeInstanceOf(Date);
    expect([1, 2, 9].map((attempts) => retryAt(attempts, 0)?.getTime())).toEqual([30_000, 60_000, 3_600_000]);
  });

  it('is sent by the worker, which ends what it has begun before it stops', async () => {
    const id = await enqueueLetter(api.db, LETTER);
    let isClosed = false;
    const started = new Promise<void>((resolve) => {
      const stop = startMailWorker({
        db: api.db,
        forgetBody: false,
        pollMs: 5,
        transport: {
          send: async () => {
            setImmediate(async () => {
              await stop();
              resolve();
            });
          },
          close: () => {
            isClosed = true;
          },
        },
      });
    });
    await started;
    expect(isClosed).toBe(true);
    expect((await row(id)).sent_at).toBeInstanceOf(Date);
  });
});

describe('SMTP', () => {
  let server: Server;
  let received = '';
  beforeAll(async () => {
    server = createServer((socket) => {
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        received += text;
        if (isData) {
          if (!received.endsWith('\r\n.\r\n')) return;
          isData = false;
          socket.write('250 kept\r\n');
        } else if (text.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('carries a letter with its own id, from the configured sender', async () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const transport = smtpTransport(`smtp://127.0.0.1:${address.port}`, {
      from: 'Кабинет <no-reply@test.example>',
      support: undefined,
    });
    await transport.send(
      {
        id: 'letter-1',
        kind: 'test',
        recipient: LETTER.recipient,
        subject: 'Code',
        body_text: 'Code: 42',
        body_html: null,
        attachment: null,
        created_at: new Date(),
        attempts: 1,
      },
      [{ name: 'Счёт.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
    );
    transport.close();
    expect(received).toContain('Content-Type: application/pdf');
    expect(received).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    expect(received).toContain('MAIL FROM:<no-reply@test.example>');
    expect(received).toContain('RCPT TO:<reader@test.example>');
    expect(received).toContain('<letter-1@cabinet>');
    expect(received).toContain('Code: 42');
    expect(received).toContain('Auto-Submitted: auto-generated');
  });

  it.each([
    ['mailto:support@test.example', 'support@test.example'],
    ['tel:+74951234567', '+74951234567'],
    ['https://help.test.example/?a=1&b=2', 'https://help.test.example/?a=1&b=2'],
  ])('names the contact of support %s at the foot of both parts', (support, shown) => {
    const { text, html } = testLetter();
    const left = withSupport({ body_text: text, body_html: html }, support);
    expect(left.body_text).toBe(`${text}\nПоддержка: ${shown}`);
    expect(left.body_html).toContain(`Поддержка: <a href="${escapeHtml(support)}"`);
    const silent = withSupport({ body_text: text, body_html: html }, undefined);
    expect(`${silent.body_text}${silent.body_html}`).not.toMatch(/поддержк/i);
  });

  it.each([
    'a@test.example\r\nBcc: evil@test.example',
    'a@test.example, evil@test.example',
    'a@test.example>\r\nRCPT TO:<evil@test.example',
  ])('goes to nobody else by the address %j', async (recipient) => {
    received = '';
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const transport = smtpTransport(`smtp://127.0.0.1:${address.port}`, {
      from: 'Кабинет <no-reply@test.example>',
      support: undefined,
    });
    const letter = { id: 'letter-2', kind: 'test', recipient, subject: 'Code\r\nBcc: evil@test.example' };
    await transport
      .send(
        {
          ...letter,
          body_text: 'Code: 42',
          body_html: null,
          attachment: null,
          created_at: new Date(),
          attempts: 1,
        },
        [],
      )
      .catch(() => undefined);
    transport.close();
    expect(received).toMatch(/^EHLO/);
    expect(received).not.toMatch(/^(Bcc:|RCPT TO:<evil@)/im);
  });
});
