import { SubmitButton } from '@cabinet/kernel/forms';
import { Button, Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface FormButtonsProps {
  readonly onClose: () => void;
  readonly isDestructive?: boolean;
  readonly needsChange?: boolean;
  readonly children: ReactNode;
}

/** The way out of a dialog's form, and what the form does. */
export function FormButtons({
  onClose,
  isDestructive = false,
  needsChange = false,
  children,
}: FormButtonsProps) {
  return (
    <Flex gap="3" justify="flex-end" wrap="wrap">
      <Button variant="outline" colorPalette="gray" onClick={onClose}>
        Отмена
      </Button>
      <SubmitButton needsChange={needsChange} {...(isDestructive && { colorPalette: 'red' })}>
        {children}
      </SubmitButton>
    </Flex>
  );
}
