import { renderWithProviders } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice.tsx';

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('OfflineNotice', () => {
  it('comes when the network goes and goes when it comes back', () => {
    renderWithProviders(<OfflineNotice />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    setOnline(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Нет подключения к интернету');
    setOnline(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
