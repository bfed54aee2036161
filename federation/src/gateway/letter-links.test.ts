import { jest } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { makeSite } from '../testing/site.ts';
import { createGateway } from './gateway.mjs';

const SECRET = 'Zq3-'.repeat(10).concat('abc');

let site: Awaited<ReturnType<typeof makeSite>>;
let api: FastifyInstance;
let apiUrl: string;
let gateway: FastifyInstance;

beforeAll(async () => {
  site = await makeSite();
  api = fastify();
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  gateway = await createGateway({ site: site.site, apiUrls: [apiUrl] });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await site.remove();
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
    const broken = await makeSite({ files: { 'assets.json': `{"${SECRET}` } });
    const lonely = await createGateway({ site: broken.site, apiUrls: [apiUrl] });
    const { statusCode } = await lonely.inject(`/group/invite/accept?token=${SECRET}`);
    expect(statusCode).toBe(500);
    await lonely.close();
    await broken.remove();
    expect(report).toHaveBeenCalled();
    expect(report.mock.calls.flat().join(' ')).not.toContain(SECRET.slice(0, 20));
    report.mockRestore();
  });
});
