import { beforeAll, describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { begin, onlyAnswer, useListening, type Wire } from '#test/test-gateway.ts';
import { statementFile } from './testing/build-statement.ts';

const MIB = 1024 * 1024;
const PATH = '/admin/bank-statements?file_name=kl_to_1c.txt';
const SIXTEEN = Array.from({ length: 16 });
const MANAGE = { permissions: ['payment_request:manage'] };
let documents = 0;

describe.each(anyDatabase)('silent sockets that announce a statement, on $name', (database) => {
  const api = useTestApi(database);
  const ports = useListening(api, { timeLimits: { lingerMs: 100 } });
  let finance: SignedIn;
  let other: SignedIn;
  let clerk: SignedIn;

  beforeAll(async () => {
    finance = await api.signedIn(MANAGE);
    other = await api.signedIn(MANAGE);
    clerk = await api.signedIn({ permissions: ['user:manage'] });
  });

  const silent = (port: number, client: TestClient, headers: readonly string[] = []) =>
    begin(port, client, { path: PATH, length: 10 * MIB, headers });

  /** Uploads a statement of its own over a connection of its own. Returns the status. */
  async function upload(port: number, client: TestClient): Promise<string> {
    documents += 1;
    const file = statementFile({ payments: [{ number: `s-${documents}` }] });
    const wire = begin(port, client, { path: PATH, length: file.length, headers: ['connection: close'] });
    wire.sendBytes(file);
    await wire.closed;
    return wire.text().slice(9, 12);
  }

  const statuses = async (wires: readonly Wire[]) => {
    await Promise.all(wires.map((wire) => wire.closed));
    return new Set(wires.map((wire) => `${onlyAnswer(wire.text()).status} ${onlyAnswer(wire.text()).code}`));
  };

  describe.each(['gateway', 'api'] as const)('at the %s', (place) => {
    it('without a session are told so and cut, while uploads go on', async () => {
      const wires = SIXTEEN.map(() => silent(ports[place], api.visitor()));
      expect(await upload(ports[place], finance)).toBe('200');
      expect(await statuses(wires)).toEqual(new Set(['401 AUTH.001']));
    });

    it('without the permission are told so and cut, while uploads go on', async () => {
      const wires = SIXTEEN.map(() => silent(ports[place], clerk));
      expect(await upload(ports[place], finance)).toBe('200');
      expect(await statuses(wires)).toEqual(new Set(['403 AUTH.003']));
    });

    it('of one person have the two places of that person and no more', async () => {
      const asking = SIXTEEN.map(() => silent(ports[place], other, ['expect: 100-continue']));
      const answers = await Promise.all(asking.map((wire) => wire.until(/^HTTP\/1\.1 \d{3}/)));
      const heard = answers.map((text) => text.slice(9, 12)).sort();
      expect(heard).toEqual(['100', '100', ...Array.from({ length: 14 }, () => '429')]);
      const refused = asking.filter((wire) => !wire.text().startsWith('HTTP/1.1 100'));
      await Promise.all(refused.map((wire) => wire.closed));
      for (const wire of refused) {
        expect(onlyAnswer(wire.text())).toMatchObject({ status: 429, code: 'RATE.001' });
        expect(wire.text()).toContain('Вы уже загружаете два файла');
        expect(wire.text()).toMatch(/retry-after: \d/i);
      }
      expect(await upload(ports[place], other)).toBe('429');
      expect(await upload(ports[place], finance)).toBe('200');
      for (const wire of asking) wire.end();
      await Promise.all(asking.map((wire) => wire.closed));
      // The server hears of it a moment later.
      while ((await upload(ports[place], other)) !== '200');
    });

    it('of another origin or by another method keep nothing either', async () => {
      const foreign = begin(ports[place], finance, {
        path: PATH,
        length: 10 * MIB,
        origin: 'https://evil.example',
      });
      const put = begin(ports[place], finance, { path: PATH, length: 10 * MIB, method: 'PUT' });
      expect(await statuses([foreign])).toEqual(new Set(['403 AUTH.008']));
      expect(await statuses([put])).toEqual(new Set(['404 RES.001']));
    });

    it('get their answer although they go on sending ten megabytes', async () => {
      const wire = silent(ports[place], api.visitor());
      for (let sent = 0; sent < 10; sent += 1) wire.sendBytes(Buffer.alloc(MIB, 32));
      wire.send('GET /api/v1/settings/payment HTTP/1.1', 'host: localhost:3000', 'connection: close', '', '');
      await wire.closed;
      expect(wire.text()).toMatch(/^HTTP\/1\.1 401 .*HTTP\/1\.1 401 .*connection: close/is);
    });
  });
});
