import { Link as RouterLink, type To } from 'react-router-dom';
import { ButtonRoot, primaryMark } from './button-root.ts';
import type { CorePartProps } from './core-part.ts';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends Omit<CorePartProps<'button', 'button'>, 'type' | 'onClick'> {
  readonly to: To;
}

/** A link to a screen of the cabinet that looks like a button. */
export function ButtonLink({ to, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonRoot {...rest} {...primaryMark(rest.variant)} asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </ButtonRoot>
  );
}
