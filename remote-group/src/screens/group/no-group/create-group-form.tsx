import { quoted } from '@cabinet/kernel/core/text';
import { Form, FormTextField, SubmitButton, useAttemptKey } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Box, Stack } from '@cabinet/kernel/ui';
import { refreshDebts } from '@cabinet/payments';
import { createGroup, isGroupGone } from '../../../api/group.ts';
import { useGroupNameForm } from '../name/use-group-name-form.ts';

/** Makes a group and shows why it failed, also to somebody who is in none still: a debt forbids it. */
async function tryToCreate(name: string, idempotencyKey: string): Promise<void> {
  notify.withdrawErrors();
  try {
    await createGroup(name, idempotencyKey);
  } catch (error) {
    await isGroupGone(error);
    notifyApiError(error);
    refreshDebts();
    throw error;
  }
}

export default function CreateGroupForm() {
  const attempt = useAttemptKey();
  const form = useGroupNameForm({
    initialName: '',
    onSave: async (name) => {
      await tryToCreate(name, attempt.keyOf({ name }));
      notify.success(`Группа ${quoted(name)} создана`);
    },
  });
  return (
    <Form form={form} label="Новая группа">
      <Stack gap="3" maxW="sm">
        <FormTextField name="name" label="Название группы" placeholder="Семья" autoComplete="off" required />
        <Box>
          <SubmitButton>Создать группу</SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
