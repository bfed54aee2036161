import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

const TONES: readonly StatusBadgeProps['tone'][] = ['success', 'info', 'warning', 'danger', 'neutral'];

describe('StatusBadge', () => {
  it('says the status in words; its dot is for the eye alone', () => {
    const { container } = renderWithProviders(<StatusBadge tone="success">Оплачена</StatusBadge>);
    expect(screen.getByText('Оплачена')).toHaveTextContent(/^Оплачена$/);
    expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
    expect(container).toHaveTextContent(/^Оплачена$/);
  });

  it('draws each tone in colours of its own', () => {
    renderWithProviders(
      TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      )),
    );
    const looks = TONES.map((tone) => screen.getByText(tone).parentElement?.className);
    expect(new Set(looks).size).toBe(TONES.length);
  });
});
