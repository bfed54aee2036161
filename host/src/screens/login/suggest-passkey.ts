import type { PasskeyAnswer } from '@cabinet/kernel/session';
import { askPasskeyChallenge } from '../../api/passkeys.ts';

/** The part of a challenge's time after which the next one is asked for: a person needs the rest to prove who they are. */
const USED_UP = 0.8;

// The library of passkeys does this too, and would come to everybody who opens the page, before any press.
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function toAnswer(credential: Credential | null): PasskeyAnswer | null {
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { id, response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    clientData: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle === null ? null : toText(userHandle),
  };
}

/** Nobody chooses anything on a page that is not seen, and its challenges would come for nothing. */
const untilSeen = () =>
  document.visibilityState === 'visible' ||
  new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));

/**
 * Waits until the person chooses one of the passkeys that the browser names below a field, for as long as that takes.
 *
 * @param leaving Ends it; browsers answer one such question at a time.
 * @returns `null` where the browser names none there, and after the end.
 * @throws ApiError, or an error of the browser.
 */
export async function suggestPasskey(leaving: AbortSignal): Promise<PasskeyAnswer | null> {
  if ((await PublicKeyCredential.isConditionalMediationAvailable?.()) !== true) return null;
  while (!leaving.aborted) {
    await untilSeen();
    const { challenge, rpId, timeoutMs } = await askPasskeyChallenge({ signal: leaving, hasOwnLimit: true });
    const turn = new AbortController();
    const end = () => turn.abort();
    leaving.addEventListener('abort', end);
    if (leaving.aborted) end();
    const timer = setTimeout(end, timeoutMs * USED_UP);
    try {
      return toAnswer(
        await navigator.credentials.get({
          mediation: 'conditional',
          publicKey: { challenge: toBytes(challenge), rpId, userVerification: 'required' },
          signal: turn.signal,
        }),
      );
    } catch (error) {
      if (!turn.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
    }
  }
  return null;
}
