import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { findEarlier } from '../router/visited.ts';
import { ArrowLeftIcon } from './icons/arrow-left-icon.ts';
import { Link } from './link.tsx';

/** Props of {@link BackLink}. */
export interface BackLinkProps {
  /** The bare address of the screen above. */
  readonly to: string;
  /** Names where it leads. */
  readonly children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The way back above the title of a screen (`back` of `PageHeader`). A list that this tab has shown before comes back as it
 * was left: filters, page and place.
 */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate();
  const earlier = findEarlier(to);
  return (
    <Link
      to={earlier?.address ?? to}
      alignSelf="flex-start"
      onClick={(event) => {
        if (earlier === null || !isPlain(event)) return;
        event.preventDefault();
        void navigate(-earlier.steps);
      }}
    >
      <ArrowLeftIcon /> <span>{children}</span>
    </Link>
  );
}
