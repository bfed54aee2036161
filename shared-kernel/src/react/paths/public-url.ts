/** What a deployment may name for everybody to reach (product §2.15). */
export type PublicLinkName = 'support' | 'offer' | 'privacy';

/**
 * The address of a link to support (`mailto:`, `tel:` or `https:`), the offer or the privacy policy. The deployment
 * writes it into the page, and it is empty where there is none. A page that is drawn before any deployment names `#` and
 * the name instead, which the gateway replaces.
 */
export function publicUrl(name: PublicLinkName): string {
  if (typeof document === 'undefined') return `#${name}`;
  return document.querySelector<HTMLMetaElement>(`meta[name="cabinet-${name}-url"]`)?.content ?? '';
}
