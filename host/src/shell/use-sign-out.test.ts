import { handle, useApiServer } from '@cabinet/kernel/testing';
import { renderHook } from '@testing-library/react';
import { keepTrial } from '../federation/stored-trial.ts';
import { useSignOut } from './use-sign-out.ts';

useApiServer(handle('POST auth/sign-out', () => null));

it('a sign-out ends the trial of a build', async () => {
  keepTrial({ remote: 'orders', build: '2.0.0-abc', userId: 'u1' });
  const { result } = renderHook(() => useSignOut());
  await result.current();
  expect(localStorage.getItem('cabinet.mfe')).toBeNull();
});
