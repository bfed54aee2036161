import { jest } from '@jest/globals';

/** The module acts as it is imported: each case takes a copy of its own. */
const unfold = () => jest.isolateModulesAsync(async () => void (await import('./late-preloads.ts')));

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
});

describe('late preloads', () => {
  it('asks for what waits in the page', async () => {
    document.head.innerHTML =
      '<template id="preloads"><link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js"></template>';
    expect(preloaded()).toEqual([]);
    await unfold();
    expect(preloaded()).toEqual(['/a.js', '/b.js']);
  });

  it('does nothing on a page that needs nothing more', async () => {
    await unfold();
    expect(preloaded()).toEqual([]);
  });
});
