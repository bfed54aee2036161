import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ButtonProps {
  /** Says what the button does. This is its accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with an icon and an accessible name. */
export function IconButton({
  label,
  children,
  variant = 'ghost',
  colorPalette = 'gray',
  ...rest
}: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} colorPalette={colorPalette} px="0" aria-label={label} title={label}>
      {children}
    </Button>
  );
}
