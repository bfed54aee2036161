import type { Body, Data } from '../http/calls.ts';
import { toTransportError } from '../http/transport-error.ts';

/** What a passkey has signed, as the calls take it. */
export type PasskeyAnswer = Body<'POST auth/passkeys/sign-in'>;

/** A new passkey without its name, as the call that keeps it takes it. */
export type NewPasskeyAnswer = Omit<Body<'POST users/me/passkeys'>, 'name'>;

type Challenge = Data<'POST auth/passkeys/challenge'> & { readonly credentialIds?: readonly string[] };

const importLibrary = () =>
  import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser').catch((error: unknown) => {
    throw toTransportError(error);
  });

/** Whether the person has closed the browser's question, or let its time pass: nothing has gone wrong. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/**
 * Asks the person for a passkey by the browser's own dialog, and for their finger, face or PIN. The library comes with the
 * first press.
 *
 * @throws Error of the browser, see {@link isPasskeyCancelled}; ApiError where the library does not come.
 */
export async function signWithPasskey({
  challenge,
  rpId,
  timeoutMs,
  credentialIds = [],
}: Challenge): Promise<PasskeyAnswer> {
  const { startAuthentication } = await importLibrary();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      timeout: timeoutMs,
      userVerification: 'required',
      allowCredentials: credentialIds.map((known) => ({ id: known, type: 'public-key' })),
    },
  });
  return {
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? null,
  };
}

/** ES256, EdDSA and RS256, which every authenticator has one of. */
const ALGORITHMS = [-7, -8, -257] as const;

/**
 * Lets the person make a passkey by the browser's own dialog. An authenticator that holds one of this account already
 * refuses with `InvalidStateError`.
 *
 * @throws Error of the browser, see {@link isPasskeyCancelled}; ApiError where the library does not come.
 */
export async function makePasskey({
  challenge,
  rpId,
  rpName,
  timeoutMs,
  userHandle,
  userName,
  displayName,
  credentialIds,
}: Data<'POST users/me/passkeys/challenge'>): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await importLibrary();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userHandle, name: userName, displayName },
      timeout: timeoutMs,
      attestation: 'none',
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: credentialIds.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  });
  return {
    id,
    clientData: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  };
}
