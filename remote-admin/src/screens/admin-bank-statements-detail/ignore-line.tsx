import { Form, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { ignoreLine } from '../../api/bank-statements.ts';
import { FormButtons } from '../../components/form-buttons.tsx';
import { ReasonField } from '../../components/payer/dialogs/reason-field.tsx';
import type { LineDialogProps } from './line-dialog.tsx';

const INITIAL_VALUES = { reason: '' };
const validate = validateWith<typeof INITIAL_VALUES>(
  () => import('../../components/payer/dialogs/reason-form.schema.ts'),
);

/** The money is of something else. */
export function IgnoreLine({ statementId, line, onClose }: LineDialogProps) {
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason }) => {
      forget();
      await ignoreLine(statementId, line.n, reason.trim());
      notify.success(`Строка ${line.n} пропущена`);
      onClose();
    },
    onFailure: refuse,
  });
  return (
    <Dialog isOpen onClose={onClose} isLocked={form.isSubmitting} title={`Пропустить строку ${line.n}?`}>
      <Form form={form} label="Пропустить строку">
        <Stack gap="4" pb="5">
          <Text color="fg.muted">
            Эти деньги не оплатят ни одну заявку. Строку можно вернуть в работу в любой момент.
          </Text>
          <ReasonField />
          <Refusal error={error} />
          <FormButtons onClose={onClose} isBusy={form.isSubmitting}>
            Пропустить
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
