import type { CorePartProps } from './core-part.ts';
import { LinkRoot } from './link-root.ts';

/** Props of {@link ExternalLink}. */
export interface ExternalLinkProps extends CorePartProps<'a', 'link'> {
  readonly href: string;
}

/** A link that leaves the cabinet. With `target="_blank"` the other page cannot reach this one. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <LinkRoot rel="noopener noreferrer" {...rest}>
      {children}
    </LinkRoot>
  );
}
