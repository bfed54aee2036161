import { del, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export const reauthenticationKeys = { own: () => 'account/reauthentication' as const };

/** Until when what is guarded is done at once (product §12.10). */
export function useReauthentication() {
  return useSWR(reauthenticationKeys.own(), () => get('auth/reauthentication'));
}

/** Ends that time now. */
export async function askAgain(): Promise<void> {
  await del('auth/reauthentication');
  await mutate(reauthenticationKeys.own());
}
