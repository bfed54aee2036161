import { type Data, del, get, patch, post } from '@cabinet/kernel/http';
import { makePasskey } from '@cabinet/kernel/session';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { readSecurityAgain } from './read-security-again.ts';

/** By what the person signs in beside the password (product §12.9). */
export type Factors = Data<'GET users/me/factors'>;

export type Passkey = Factors['passkeys'][number];

/** A secret for an app, which counts once a code of it was typed. */
export type TotpSecret = Data<'POST users/me/totp'>;

/** New recovery codes, which no other answer holds; `null` where there are some already. */
export type NewCodes = readonly string[] | null;

const factorKeys = { own: () => 'account/factors' as const };

export function useFactors() {
  return useSWR(factorKeys.own(), () => get('users/me/factors'));
}

/** Does it and reads the factors again, also after a refusal: another tab may have changed them. */
async function changing<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } finally {
    // Not waited for: recovery codes that have come are shown whether or not the list comes.
    void mutate(factorKeys.own());
    readSecurityAgain();
  }
}

/** Lets the browser make a passkey, and keeps it. */
export async function addPasskey(name: string): Promise<NewCodes> {
  const { recoveryCodes } = await changing(async () => {
    const made = await makePasskey(await post('users/me/passkeys/challenge'));
    return post('users/me/passkeys', { body: { name, ...made } });
  });
  return recoveryCodes;
}

export function renamePasskey(path: { readonly id: string }, name: string): Promise<Passkey> {
  return changing(() => patch('users/me/passkeys/{id}', { path, body: { name } }));
}

export function deletePasskey(path: { readonly id: string }): Promise<null> {
  return changing(() => del('users/me/passkeys/{id}', { path }));
}

export function requestTotpSecret(): Promise<TotpSecret> {
  return changing(() => post('users/me/totp'));
}

export async function confirmTotp(code: string): Promise<NewCodes> {
  const { recoveryCodes } = await changing(() => post('users/me/totp/confirm', { body: { code } }));
  return recoveryCodes;
}

export function deleteTotp(): Promise<null> {
  return changing(() => del('users/me/totp'));
}

export async function renewRecoveryCodes(): Promise<readonly string[]> {
  return (await changing(() => post('users/me/recovery-codes'))).codes;
}
