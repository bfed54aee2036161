import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { MoreFilters } from './more-filters.tsx';

const { matchMedia } = window;

function beNarrow() {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
}

afterEach(() => {
  window.matchMedia = matchMedia;
});

const renderFilters = (activeCount: number) =>
  renderWithProviders(
    <MoreFilters activeCount={activeCount}>
      <input aria-label="Тип" />
    </MoreFilters>,
  );

describe('MoreFilters', () => {
  it('are all in sight on a wide screen', () => {
    renderFilters(1);
    expect(screen.getByRole('textbox', { name: 'Тип' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('wait behind a button on a narrow one, which says how many are set', async () => {
    beNarrow();
    const { user } = renderFilters(2);
    const button = screen.getByRole('button', { name: 'Фильтры 2' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Тип' })).toBeVisible();
  });
});
