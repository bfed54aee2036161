import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, Ref } from 'react';
import { ButtonRoot, primaryMark } from './button-root.ts';
import type { CorePartProps } from './core-part.ts';
import { Spinner } from './spinner.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends CorePartProps<'button', 'button'> {
  /** The action is under way. The button keeps its size and its focus, and does nothing. */
  readonly busy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

const Label = /* @__PURE__ */ chakra('span', {
  base: { display: 'inherit', alignItems: 'inherit', gap: 'inherit', '[aria-busy=true] > &': { opacity: 0 } },
});
const Busy = /* @__PURE__ */ chakra('span', { base: { position: 'absolute', display: 'inline-flex' } });

/** A button of type `button` unless told otherwise, so that it never submits a form by accident. */
export function Button({ busy = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonRoot
      {...rest}
      {...primaryMark(rest.variant)}
      type={type}
      onClick={handleClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <Label>{children}</Label>
      {busy && (
        <Busy aria-hidden>
          <Spinner size="sm" />
        </Busy>
      )}
    </ButtonRoot>
  );
}
