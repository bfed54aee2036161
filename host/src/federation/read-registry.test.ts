import { jest } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { readRegistry } from './read-registry.ts';

const registry = (generatedAt: string) => ({ schema: 1, generatedAt, remotes: [] });
const server = setupServer();

const offer = (file: string, value: object) =>
  server.use(http.get(`*/${file}`, () => HttpResponse.json(value)));
const inline = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="registry">${text}</script>`;
};

beforeAll(() => server.listen({ onUnhandledRequest: () => undefined }));
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  server.resetHandlers(http.get('*/registry*.json', () => new HttpResponse(null, { status: 503 })));
});

describe('readRegistry', () => {
  it('takes the copy inlined in the page without asking the server', async () => {
    inline(JSON.stringify(registry('page')));
    expect(await readRegistry()).toEqual({ value: registry('page'), from: 'page' });
  });

  it.each(['', '{"schema":', '{"schema":2}'])(
    'reads the file when the inlined copy is "%s"',
    async (text) => {
      inline(text);
      offer('registry.json', registry('network'));
      expect(await readRegistry()).toEqual({ value: registry('network'), from: 'network' });
    },
  );

  it('falls back to the last good copy when the file is dead', async () => {
    inline(JSON.stringify(registry('yesterday')));
    await readRegistry();
    inline('');
    expect(await readRegistry()).toEqual({ value: registry('yesterday'), from: 'last-good' });
  });

  it("falls back to the host's snapshot in a browser that has no copy", async () => {
    offer('registry-snapshot.json', registry('snapshot'));
    expect(await readRegistry()).toEqual({ value: registry('snapshot'), from: 'snapshot' });
  });

  it('does without a copy of its own in a browser that forbids storage', async () => {
    const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    offer('registry-snapshot.json', registry('snapshot'));
    expect(await readRegistry()).toEqual({ value: registry('snapshot'), from: 'snapshot' });
    storage.mockRestore();
  });

  it('answers nothing when there is no copy anywhere', async () => {
    expect(await readRegistry()).toEqual({ value: undefined, from: 'none' });
  });
});
