import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render-with-providers.tsx';
import { ProgressBar } from './progress-bar.tsx';

const bar = () => screen.getByRole('progressbar', { name: 'Экспорт' });

describe('ProgressBar', () => {
  it('shows the progress, in whole percents and in words', () => {
    renderWithProviders(<ProgressBar label="Экспорт" percent={33.4} valueText="1 из 3" />);
    expect(bar()).toHaveAttribute('aria-valuenow', '33');
    expect(bar()).toHaveAttribute('aria-valuetext', '1 из 3');
    expect(bar().firstElementChild).toHaveStyle({ width: '33.4%' });
  });

  it.each([
    [-5, '0'],
    [140, '100'],
  ])('draws %d %% as %s %%', (percent, shown) => {
    renderWithProviders(<ProgressBar label="Экспорт" percent={percent} />);
    expect(bar()).toHaveAttribute('aria-valuenow', shown);
    expect(bar().firstElementChild).toHaveStyle({ width: `${shown}%` });
  });

  it('shows no progress where it is unknown', () => {
    renderWithProviders(<ProgressBar label="Экспорт" percent={null} />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).not.toHaveAttribute('aria-valuetext');
    expect(bar().firstElementChild).toHaveStyle({ width: '0%' });
  });
});
