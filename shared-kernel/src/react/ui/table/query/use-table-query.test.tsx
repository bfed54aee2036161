import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/index.ts';
import { type TableQuery, useTableQuery } from './use-table-query.ts';

/** Each query that was drawn, and the address. */
function draw(at: string) {
  const drawn: TableQuery[] = [];
  function Drawn() {
    drawn.push(useTableQuery({ filters: [{ names: ['status'] }], sorts: ['amount'] }));
    return null;
  }
  const { location, goBack } = renderWithProviders(<Drawn />, { at });
  return { drawn, location, goBack };
}

describe('useTableQuery', () => {
  it('keeps both of two changes when the page has drawn neither', async () => {
    const { drawn, location } = draw('/list?status=paid&other=1');
    const [first] = drawn;
    await act(async () => {
      first?.setFilters({ status: 'failed' });
      await Promise.resolve();
      first?.setSort('-amount');
    });
    expect(location()).toBe('/list?status=failed&other=1&sort=-amount');
    expect(drawn.at(-1)?.params).toEqual({ status: 'failed', page: 1, limit: 20, sort: '-amount' });
  });

  it('is undone by the way back, each filter once however often it was changed', async () => {
    const { drawn, location, goBack } = draw('/list');
    await act(async () => drawn.at(-1)?.setFilters({ status: 'paid' }));
    await act(async () => drawn.at(-1)?.setFilters({ status: 'failed' }));
    await act(async () => drawn.at(-1)?.setSort('-amount'));
    await act(async () => drawn.at(-1)?.setPage(2));
    expect(location()).toBe('/list?status=failed&sort=-amount&page=2');
    const seen: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await goBack();
      seen.push(location());
    }
    expect(seen).toEqual(['/list?status=failed&sort=-amount', '/list?status=failed', '/list']);
  });

  it('keeps how far a growing list has come, which the way back does not shorten', async () => {
    const { drawn, location, goBack } = draw('/list');
    await act(async () => drawn.at(-1)?.setFilters({ status: 'paid' }));
    await act(async () => drawn.at(-1)?.grow(3));
    expect(location()).toBe('/list?status=paid&page=3');
    await goBack();
    expect(location()).toBe('/list');
  });

  it('takes back a filter that the page has not drawn yet', async () => {
    const { drawn, location } = draw('/list?other=1');
    const [first] = drawn;
    await act(async () => {
      first?.setFilters({ status: 'failed' });
      await Promise.resolve();
      first?.resetFilters();
    });
    expect(location()).toBe('/list?other=1');
  });
});
