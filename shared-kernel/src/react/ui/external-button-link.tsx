import { ButtonRoot, primaryMark } from './button-root.ts';
import type { CorePartProps } from './core-part.ts';

/** Props of {@link ExternalButtonLink}. */
export interface ExternalButtonLinkProps extends Omit<CorePartProps<'button', 'button'>, 'type' | 'onClick'> {
  readonly href: string;
}

/** A link that leaves the cabinet and looks like a button. */
export function ExternalButtonLink({ href, children, ...rest }: ExternalButtonLinkProps) {
  return (
    <ButtonRoot {...rest} {...primaryMark(rest.variant)} asChild>
      <a href={href}>{children}</a>
    </ButtonRoot>
  );
}
