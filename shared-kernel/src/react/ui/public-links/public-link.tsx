import type { ReactNode } from 'react';
import { LinkRoot } from '../link-root.ts';

interface PublicLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link of the deployment. A page opens beside this one, where somebody may be typing. */
export function PublicLink({ href, children }: PublicLinkProps) {
  return (
    <LinkRoot
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </LinkRoot>
  );
}
