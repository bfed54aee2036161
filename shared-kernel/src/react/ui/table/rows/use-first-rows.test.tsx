import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../../../testing/render-with-providers.tsx';
import { useFirstRows } from './use-first-rows.ts';

it('draws a page of rows first and the rest behind them, whose place is kept', async () => {
  const pictures: string[] = [];
  function Rows() {
    const { drawn, waiting } = useFirstRows(Array.from({ length: 40 }));
    pictures.push(`${drawn.length} and ${waiting}`);
    return <output>{drawn.length}</output>;
  }
  renderWithProviders(<Rows />);
  await waitFor(() => expect(screen.getByText('40')).toBeInTheDocument());
  expect(pictures.at(0)).toBe('25 and 15');
  expect(pictures.at(-1)).toBe('40 and 0');
});
