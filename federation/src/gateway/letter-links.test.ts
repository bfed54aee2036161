import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { layOut, openFolderStore } from '../registry/index.mjs';
import { createGateway } from './index.mjs';

const SECRET = 'Zq3-'.repeat(10).concat('abc');

let site: string;
let api: FastifyInstance;
let gateway: FastifyInstance;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(site, 'host'), { recursive: true });
  await mkdir(path.join(site, 'mfe'), { recursive: true });
  await writeFile(path.join(site, 'host/index.html'), '<html><head></head><body></body></html>');
  await writeFile(path.join(site, 'host/assets.json'), '{}');
  await layOut(openFolderStore(site), [], 'a test');
  api = fastify();
  gateway = await createGateway({
    site,
    apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }),
  });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(site, { recursive: true, force: true });
});

describe('the page behind the link of a letter', () => {
  it.each([
    `/group/invite/accept?token=${SECRET}`,
    `/company/invite/accept?token=${SECRET}`,
    '/group/invite/accept',
    `/company/invite/accept/?token=${SECRET}`,
    `/Group/Invite/Accept?token=${SECRET}`,
    `/group/invite/%61ccept?utm=1&token=${SECRET}`,
  ])('tells its address to nobody and is kept by nobody: %s', async (url) => {
    const { headers, statusCode } = await gateway.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/', '/group', '/company/invite', '/login?from=/group'])('is unlike others: %s', async (url) => {
    const { headers } = await gateway.inject(url);
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('leaves no secret in what the gateway reports', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeFile(path.join(site, 'host/assets.json'), `{"${SECRET}`);
    const broken = await gateway.inject(`/group/invite/accept?token=${SECRET}`);
    expect(broken.statusCode).toBe(500);
    expect(report).toHaveBeenCalled();
    expect(report.mock.calls.flat().join(' ')).not.toContain(SECRET.slice(0, 20));
    report.mockRestore();
  });
});
