import { SECURITY_HEADER } from '../../core/contract/security-header.ts';
import { FINGERPRINT_STORAGE_KEY } from '../fingerprint/fingerprint-store.ts';
import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from '../http/client.ts';
import { currentGeneration } from '../http/http-events.ts';
import { unwrap } from '../http/request.ts';
import type { CurrentUser } from './user.ts';

declare global {
  interface Window {
    earlyUser?: Promise<Response>;
  }
}

/**
 * For a `<script>` in the head of a page that somebody with a session asks for: the current user is on the way while
 * the code still is. A preload link cannot do it, because it cannot carry the fingerprint. Without a stored
 * fingerprint nothing is asked here, and the session asks as usual.
 */
export const EARLY_USER_SCRIPT = `(()=>{try{const f=localStorage.getItem('${FINGERPRINT_STORAGE_KEY}');if(f)(window.earlyUser=fetch('${API_BASE_PATH}users/me',{headers:{Accept:'application/json','${SECURITY_HEADER}':f},signal:AbortSignal.timeout(${REQUEST_TIMEOUT_MS})})).catch(()=>{})}catch{}})()`;

/**
 * The user that {@link EARLY_USER_SCRIPT} has asked for; only the first load of the page gets it.
 *
 * @returns `null` when nothing was asked or no answer came: the caller asks itself.
 * @throws ApiError when the server refused.
 */
export async function takeEarlyUser(): Promise<CurrentUser | null> {
  const early = window.earlyUser;
  delete window.earlyUser;
  const response = await early?.catch(() => undefined);
  if (response === undefined) return null;
  return unwrap({
    request: { method: 'GET', address: 'users/me' },
    response: { status: response.status, headers: Object.fromEntries(response.headers) },
    body: await response.json().catch(() => null),
    generation: currentGeneration(),
  }) as CurrentUser;
}
