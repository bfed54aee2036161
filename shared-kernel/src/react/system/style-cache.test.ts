import { afterEach, describe, expect, it } from '@jest/globals';
import { createStyleCache, drawnStyles } from './style-cache.ts';

afterEach(() => {
  document.head.replaceChildren();
});

describe('the cache of styles', () => {
  it('begins with what came drawn, and leaves it where it is', () => {
    const drawn = new Map([
      ['1abc', '.css-1abc{color:red}'],
      ['2def', '.css-2def{color:blue}'],
    ]);
    document.head.innerHTML = `${drawnStyles(drawn)}<style>p{}</style>`;
    const moves = new MutationObserver(() => {});
    moves.observe(document.head, { childList: true });

    const { inserted } = createStyleCache();
    expect(inserted).toEqual({ '1abc': true, '2def': true });
    expect(moves.takeRecords()).toEqual([]);
  });

  it('is empty on a page that came undrawn', () => {
    expect(createStyleCache().inserted).toEqual({});
  });
});
