import type { ReactNode } from 'react';
import { ArrowLeftIcon } from './icons/arrow-left-icon.ts';
import { Link, type LinkProps } from './link.tsx';

/** Props of {@link BackLink}. */
export interface BackLinkProps extends Pick<LinkProps, 'to'> {
  /** Names where it leads. */
  readonly children: ReactNode;
}

/** The way back above the title of a screen (`back` of `PageHeader`). */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} alignSelf="flex-start">
      <ArrowLeftIcon /> {children}
    </Link>
  );
}
