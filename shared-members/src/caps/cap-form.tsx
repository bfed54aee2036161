import { Form, SubmitButton, useForm } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import { type KeyboardEvent, useState } from 'react';
import type { CapEditorProps } from './cap-editor.tsx';
import { CapField } from './cap-field.tsx';
import { NO_CAP, shortSum } from './cap-words.ts';
import { parseCap } from './parse-cap.ts';

const FAILURE = 'Не удалось сохранить лимит. Попробуйте ещё раз';

interface CapFormProps extends CapEditorProps {
  readonly onClose: () => void;
}

function validate({ monthlyCap }: { readonly monthlyCap: string }) {
  const typed = parseCap(monthlyCap);
  return typed.ok ? {} : { monthlyCap: typed.message };
}

function useCapForm({ cap, onSave, onClose }: CapFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { monthlyCap: cap === null ? '' : shortSum(cap).replace(/\s₽$/, '') },
    validate,
    onSubmit: async ({ monthlyCap }) => {
      const typed = parseCap(monthlyCap);
      if (!typed.ok) return;
      setFailure(null);
      if (typed.cap !== cap) await onSave(typed.cap);
      onClose();
    },
    onFailure: (error) => setFailure(error instanceof ApiError ? error.message : FAILURE),
  });

  /** «Без ограничений» is sent as the empty field is. */
  async function clear() {
    await form.setFieldValue('monthlyCap', '');
    await form.submitForm();
  }
  return { form, failure, clear };
}

/** The field of a cap with what can be done: Enter saves, Esc leaves it as it was. */
export default function CapForm(props: CapFormProps) {
  const { name, cap, spent, resetsAt, onClose } = props;
  const { form, failure, clear } = useCapForm(props);

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || form.isSubmitting) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Form form={form} label={`Месячный лимит: ${name}`}>
      <Stack gap="2" mb="2" onKeyDown={leaveOnEscape} maxW="20rem">
        <CapField label={`Месячный лимит, ${name}`} {...{ failure, spent, resetsAt }} />
        <Flex gap="1" wrap="wrap">
          <SubmitButton size="xs">Сохранить</SubmitButton>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={onClose}>
            Отмена
          </Button>
          {cap !== null && (
            <Button
              size="xs"
              variant="ghost"
              colorPalette="gray"
              disabled={form.isSubmitting}
              onClick={() => void clear()}
            >
              {NO_CAP}
            </Button>
          )}
        </Flex>
      </Stack>
    </Form>
  );
}
