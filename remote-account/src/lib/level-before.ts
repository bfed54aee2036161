const STORAGE_KEY = 'cabinet.level-before';

/** Remembers the level that a person has before a payment: the way to the provider and back is a load of the page. */
export function rememberLevel(requestId: string, tier: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${requestId} ${tier}`);
  } catch {
    // Without storage the result names the level and not the change.
  }
}

/** The level before this payment, or `null` where it was opened elsewhere. */
export function levelBefore(requestId: string): string | null {
  try {
    const [id, tier = null] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    return id === requestId ? tier : null;
  } catch {
    return null;
  }
}
