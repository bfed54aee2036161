import { renderWithProviders } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { CookieNotice } from './cookie-notice.tsx';

afterEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'cabinet_cookies_acknowledged=; Max-Age=0; Path=/';
});

describe('CookieNotice', () => {
  it('goes when it is acknowledged and does not come back', async () => {
    const { user, unmount } = renderWithProviders(<CookieNotice />);
    expect(screen.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    unmount();
    renderWithProviders(<CookieNotice />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
