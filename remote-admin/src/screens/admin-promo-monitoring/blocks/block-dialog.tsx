import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import {
  Form,
  FormTextareaField,
  Refusal,
  useAttemptKey,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { blockSource, type SourceRef } from '../../../api/promo.ts';
import { FormButtons } from '../../../components/form-buttons.tsx';
import { sourceText } from '../promo-words.ts';
import { SourceEffect } from './source-effect.tsx';

const validate = validateWith<{ readonly reason: string }>(() => import('./block-form.schema.ts'));

interface BlockDialogProps {
  readonly source: SourceRef;
  readonly onClose: () => void;
}

const WARNING = {
  ip: 'За одним адресом может быть много людей: им откажут всем.',
  fingerprint: 'Откажут с любого адреса, пока отпечаток тот же.',
} as const;

/** Asks why, and says what is refused from now on and whom it concerns. */
export function BlockDialog({ source, onClose }: BlockDialogProps) {
  const attempt = useAttemptKey();
  const { error, tryTo } = useRefusal();
  const form = useForm({
    initialValues: { reason: '' },
    validate,
    onSubmit: async ({ reason }) => {
      const body = { ...source, reason: reason.trim() };
      await tryTo(() => blockSource(body, attempt.keyOf(body)));
      notify.success(`Заблокировано: ${sourceText(source)}`);
      onClose();
    },
    // Shown beside the question.
    onFailure: () => undefined,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Заблокировать ${sourceText(source)}?`}
      isLocked={form.isSubmitting}
    >
      <Form form={form} label="Блокировка">
        <Stack gap="4" pb="5">
          <Text>
            {`Все новые заявки отсюда сразу будут отклонены, бонус не выдадут. ${WARNING[source.kind]} Выданное не отбирается.`}
          </Text>
          <Stack role="status" gap="0">
            <SourceEffect source={source} />
          </Stack>
          <FormTextareaField name="reason" label="Причина" rows={2} maxLength={REASON_MAX_LENGTH} required />
          <Refusal error={error} />
          <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive>
            Заблокировать
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
