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
  const { location } = renderWithProviders(<Drawn />, { at });
  return { drawn, location };
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
