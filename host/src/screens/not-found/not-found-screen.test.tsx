import { namePublicLinks, renderWithProviders, signedOutStore } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { NotFoundScreen } from './not-found-screen.tsx';

describe('NotFoundScreen', () => {
  it('names the address that leads nowhere and offers the way home', async () => {
    const { user, location } = renderWithProviders(<NotFoundScreen />, {
      at: '/no/such/page',
      store: signedOutStore(),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    expect(screen.getByText('/no/such/page')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'На главную' }));
    expect(location()).toBe('/');
  });

  it('leads to support, the offer and the policy where the deployment names them', () => {
    namePublicLinks({ support: 'tel:+74951234567', offer: 'https://example.com/offer' });
    renderWithProviders(<NotFoundScreen />, { at: '/no/such/page', store: signedOutStore() });
    expect(screen.getByText(/Если здесь должна быть страница/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', 'tel:+74951234567');
    expect(screen.getByRole('link', { name: 'Оферта' })).toBeVisible();
  });
});
