import { useSWR } from '@cabinet/kernel/state';

/**
 * What the secret of a letter's link opens; nothing is asked without it. Looking changes nothing, because programs of
 * mail boxes look too.
 */
export function useOpened<Thing>(
  what: string,
  secret: string | null,
  read: (secret: string) => Promise<Thing>,
) {
  return useSWR(secret === null ? null : ([what, secret] as const), ([, asked]) => read(asked), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}
