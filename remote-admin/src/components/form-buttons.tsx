import { SubmitButton } from '@cabinet/kernel/forms';
import { Button, Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface FormButtonsProps {
  readonly onClose: () => void;
  /** While the form is being sent there is no way out. */
  readonly isBusy: boolean;
  readonly isDestructive?: boolean;
  readonly needsChange?: boolean;
  /** The form says why it cannot be sent as it is. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}

/** The way out of a dialog's form, and what the form does: in sight however long the form is; last in a stack with `pb="5"`. The body of a dialog ends a step lower, and nothing shows there. */
export function FormButtons({
  onClose,
  isBusy,
  isDestructive = false,
  needsChange = false,
  isRefused = false,
  children,
}: FormButtonsProps) {
  return (
    <Flex
      gap="3"
      justify="flex-end"
      wrap="wrap"
      data-sticks
      position="sticky"
      bottom="-1"
      zIndex="1"
      bg="bg.panel"
      pt="3"
      mt="-3"
      pb="5"
      mb="-5"
    >
      <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
        Отмена
      </Button>
      <SubmitButton
        needsChange={needsChange}
        disabled={isRefused}
        {...(isDestructive && { colorPalette: 'red' })}
      >
        {children}
      </SubmitButton>
    </Flex>
  );
}
