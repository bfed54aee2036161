import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import { jpegSize } from './avatar.ts';

const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

function picture(side = 200) {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#2a7' } });
}

/** A real JPEG whose frame header claims another size. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex(
    (byte, at) => byte === 0xff && (copy[at + 1] ?? 0) >= 0xc0 && (copy[at + 1] ?? 0) <= 0xc2,
  );
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

describe.each(anyDatabase)('avatar on $name', (database) => {
  const api = useTestApi(database);
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
  });

  it('is saved, named in users/me and served back as a 200×200 JPEG that may be cached', async () => {
    const client = await api.signedIn();
    const saved = await client.post('/users/0/avatar', { avatar: dataUrl(jpeg) });
    expect(saved).toMatchObject({ status: 200, message: 'Аватар успешно обновлен' });
    const { avatar } = saved.read<{ avatar: string }>();
    expect((await client.get('/users/me')).data).toMatchObject({ user: { avatar } });

    const answer = await client.get(avatar);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(jpegSize(answer.raw)).toEqual({ width: 200, height: 200 });
    const known = await client.get(avatar, { 'if-none-match': String(answer.headers.etag) });
    expect(known.status).toBe(304);
    expect(known.raw).toHaveLength(0);
  });

  it('gets another address when the picture changes', async () => {
    const client = await api.signedIn();
    const first = await client.post('/users/0/avatar', { avatar: dataUrl(jpeg) });
    const other = await picture().negate().jpeg().toBuffer();
    const second = await client.post(`/users/${client.userId}/avatar`, { avatar: dataUrl(other) });
    expect(second.read<{ avatar: string }>().avatar).not.toBe(first.read<{ avatar: string }>().avatar);
  });

  it('loses metadata and whatever trails the picture', async () => {
    const client = await api.signedIn();
    const trailing = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const saved = await client.post('/users/0/avatar', { avatar: dataUrl(trailing) });
    const { raw } = await client.get(saved.read<{ avatar: string }>().avatar);
    expect(raw.includes('script')).toBe(false);
    expect(raw.includes('secret place')).toBe(false);
    expect(raw.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  describe('refuses', () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const attacks: [string, () => Promise<string> | string][] = [
      ['a PNG called a JPEG', async () => dataUrl(await picture().png().toBuffer())],
      ['a PNG', async () => dataUrl(await picture().png().toBuffer(), 'image/png')],
      ['an SVG', () => dataUrl(svg, 'image/svg+xml')],
      ['an SVG called a JPEG', () => dataUrl(svg)],
      ['a header of 10 000 × 10 000', () => dataUrl(claiming(jpeg, 10_000, 10_000))],
      ['a picture of 201 × 201', async () => dataUrl(await picture(201).jpeg().toBuffer())],
      [
        'a small header over a large picture',
        async () => dataUrl(claiming(await picture(64).jpeg().toBuffer(), 200, 200)),
      ],
      ['a JPEG cut in the middle of its header', () => dataUrl(jpeg.subarray(0, 100))],
      ['nothing but the magic', () => dataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
      ['a segment that is longer than the file', () => dataUrl(Buffer.from('ffd8ffe0ffff4a464946', 'hex'))],
      ['text that is no data URL', () => 'https://evil.example/avatar.jpg'],
      ['bad base64', () => 'data:image/jpeg;base64,@@@@'],
    ];
    const tooLarge: typeof attacks = [
      [
        'a picture of 10 000 × 10 000',
        async () => dataUrl(await picture(10_000).jpeg({ quality: 1 }).toBuffer()),
      ],
      ['10 MB of body', () => dataUrl(Buffer.alloc(10 * 1024 * 1024, 0xff))],
    ];
    it.each(tooLarge)('%s before it is read', async (_name, make) => {
      const client = await api.signedIn();
      const answer = await client.post('/users/0/avatar', { avatar: await make() });
      expect(answer).toMatchObject({ status: 413, code: 'VAL.003' });
      expect((await client.get('/users/me')).data).toMatchObject({ user: { avatar: null } });
    });

    it.each(attacks)('%s', async (_name, make) => {
      const client = await api.signedIn();
      const answer = await client.post('/users/0/avatar', { avatar: await make() });
      expect(answer).toMatchObject({ status: 400, code: 'VAL.003' });
      expect((await client.get('/users/me')).data).toMatchObject({ user: { avatar: null } });
    });

    it('an empty body', async () => {
      const client = await api.signedIn();
      expect((await client.post('/users/0/avatar', {})).code).toBe('VAL.004');
    });
  });

  it('is seen by the own group and by user:manage, not by strangers', async () => {
    const owner = await api.signedIn();
    const saved = await owner.post('/users/0/avatar', { avatar: dataUrl(jpeg) });
    const { avatar } = saved.read<{ avatar: string }>();
    const mate = await api.signedIn();
    await createGroup(api.db, owner.userId, [mate.userId]);
    expect((await mate.get(avatar)).status).toBe(200);
    expect((await (await api.signedIn({ role: 'admin' })).get(avatar)).status).toBe(200);
    expect((await (await api.signedIn()).get(avatar)).code).toBe('RES.001');
  });

  it('is RES.001 for whoever has none', async () => {
    const client = await api.signedIn();
    expect((await client.get('/users/0/avatar')).code).toBe('RES.001');
    const other = await createUser(api.db);
    expect((await client.get(`/users/${other.id}/avatar`)).code).toBe('RES.001');
    expect((await client.get('/users/nonsense/avatar')).code).toBe('RES.001');
  });
});
