import { publicUrl } from '../../paths/public-url.ts';
import { PublicLink } from './public-link.tsx';
import { SUPPORT_WORDS } from './support-words.ts';

/** What the link says: its name, what to do in a sentence, or the contact itself. */
export type SupportAct = 'name' | 'ask' | 'takeBack' | 'contact';

/** Props of {@link SupportContact}. */
export interface SupportContactProps {
  readonly act: SupportAct;
  /** A number or a code that support asks for; an e-mail to support begins with it. */
  readonly about?: string | null | undefined;
  /** What the sentence says around the link. Without a contact it is not said either. */
  readonly before?: string;
  readonly after?: string;
}

/** The contact as people read it: the address, or the phone in groups of digits. */
function contactText(href: string): string {
  if (href.startsWith('mailto:')) return href.slice('mailto:'.length);
  const phone = /^tel:(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(href)?.slice(1);
  if (phone === undefined) return SUPPORT_WORDS.open;
  const [country, area, ...local] = phone;
  return `${country} ${area} ${local.join('-')}`;
}

/**
 * Leads to support where the deployment names a contact; without one it is nothing, and so is the sentence around it
 * (product §2.15).
 */
export function SupportContact({ act, about, before = '', after = '' }: SupportContactProps) {
  const href = publicUrl('support');
  if (href === '') return null;
  const isLetterAbout = href.startsWith('mailto:') && typeof about === 'string';
  return (
    <>
      <span>{before}</span>
      <PublicLink href={isLetterAbout ? `${href}?subject=${encodeURIComponent(about)}` : href}>
        {act === 'contact' ? contactText(href) : SUPPORT_WORDS[act]}
      </PublicLink>
      <span>{after}</span>
    </>
  );
}

/** What a number is called that support asks for: it is a mere number where there is no contact to tell it to. */
export const numberTerm = (): string => (publicUrl('support') === '' ? 'Номер' : SUPPORT_WORDS.number);
