import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { ReactNode } from 'react';
import { FormButtons } from './form-buttons.tsx';
import { ReasonField } from './payer/dialogs/reason-field.tsx';

const INITIAL_VALUES = { reason: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./payer/dialogs/reason-form.schema.ts'));

interface ReasonDialogProps {
  readonly title: string;
  /** Names the form. */
  readonly label: string;
  readonly submitLabel: string;
  /** Says who will read the reason. */
  readonly hint?: string | undefined;
  readonly isDestructive?: boolean;
  /** Says what will happen, above the reason. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Does it. The dialog closes when this resolves; when it rejects, the dialog says why and stays. */
  readonly onReason: (reason: string) => Promise<void>;
}

/** Asks why something is done, and does it. */
export function ReasonDialog({ onReason, onClose, children, ...options }: ReasonDialogProps) {
  const { title, label, submitLabel, hint, isDestructive = false } = options;
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason }) => {
      forget();
      await onReason(tidyLine(reason));
      onClose();
    },
    onFailure: refuse,
  });
  return (
    <Dialog isOpen onClose={onClose} isLocked={form.isSubmitting} title={title}>
      <Form form={form} label={label}>
        <Stack gap="4" pb="5">
          {children}
          <ReasonField hint={hint} />
          <Refusal error={error} />
          <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive={isDestructive}>
            {submitLabel}
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
