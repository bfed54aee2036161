/** SHA-256 of a text as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Browsers hide crypto.subtle on plain http outside localhost.
  if (crypto.subtle === undefined) return (await import('./sha256-plain.ts')).sha256Plain(bytes);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
