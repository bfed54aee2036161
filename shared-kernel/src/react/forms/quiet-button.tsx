import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../ui/button.tsx';

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A button beside a form's main one. Pressing it leaves the focus where it is: a field that lost it would show its
 * error, move the button away from under the pointer, and the click would miss.
 */
export function QuietButton(props: ButtonProps) {
  return (
    <Button
      variant="plain"
      flexShrink="1"
      whiteSpace="normal"
      textAlign="start"
      onMouseDown={keepFocus}
      {...props}
    />
  );
}
