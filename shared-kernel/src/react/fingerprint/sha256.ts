/**
 * SHA-256 of a text as 64 hexadecimal digits, where the browser gives `crypto.subtle`.
 *
 * @remarks Also runs in an inline script, by its source alone: it may use nothing from outside itself.
 */
export async function sha256OfPlatform(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  // Browsers hide crypto.subtle on plain http outside localhost.
  if (crypto.subtle !== undefined) return sha256OfPlatform(text);
  return (await import('./sha256-plain.ts')).sha256Plain(new TextEncoder().encode(text));
}
