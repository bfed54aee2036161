import { namePublicLinks, renderWithProviders } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CrashScreen } from './crash-screen.tsx';

describe('CrashScreen', () => {
  it('says the words of product §2.11 and reloads the page', async () => {
    const reload = jest.fn();
    const { user } = renderWithProviders(<CrashScreen onReload={reload} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeVisible();
    expect(screen.getByText('Please try reloading the application.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload Application' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads to support where there is one', () => {
    namePublicLinks({ support: 'mailto:support@example.com' });
    renderWithProviders(<CrashScreen />);
    expect(screen.getByRole('link', { name: 'Поддержка' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
  });
});
