import { renderHook, waitFor } from '@testing-library/react';
import { handle, useApiServer } from '../../testing/index.ts';
import { del, get, post } from '../http/methods.ts';
import { QueryProvider } from './query-provider.tsx';
import { useAttention } from './use-attention.ts';

let asked = 0;
useApiServer(
  handle('GET users/me/attention', () => {
    asked += 1;
    return { items: [] };
  }),
  handle('GET users/me/debts', () => []),
  handle('DELETE users/me/sessions', () => ({ revoked: 1 })),
  handle('POST auth/sign-out', null),
);

describe('what waits for the person', () => {
  it('is asked for again after writes, once for several at once', async () => {
    renderHook(() => useAttention(), { wrapper: QueryProvider });
    await waitFor(() => expect(asked).toBe(1));
    await get('users/me/debts');
    await post('auth/sign-out');
    await del('users/me/sessions');
    await del('users/me/sessions');
    await waitFor(() => expect(asked).toBe(2), { timeout: 5_000 });
  });
});
