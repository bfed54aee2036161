import { Link as RouterLink, type To } from 'react-router-dom';
import type { CorePartProps } from './core-part.ts';
import { LinkRoot } from './link-root.ts';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<CorePartProps<'a', 'link'>, 'href'> {
  readonly to: To;
}

/** A link to a screen of the cabinet. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <LinkRoot {...rest} asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </LinkRoot>
  );
}
