import { quoted } from '@cabinet/kernel/core/text';
import { Form, FormTextField, SubmitButton, useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Box, Stack } from '@cabinet/kernel/ui';
import { createGroup } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';
import { useGroupNameForm } from '../name/use-group-name-form.ts';

export default function CreateGroupForm() {
  const attempt = useAttemptKey();
  const form = useGroupNameForm({
    initialName: '',
    onSave: async (name) => {
      await tryGroupWrite(() => createGroup(name, attempt.keyOf({ name })));
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
