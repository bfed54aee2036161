import { quoted } from '@cabinet/kernel/core/text';
import { Form, FormTextField, SubmitButton } from '@cabinet/kernel/forms';
import { createIdempotencyKey } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { Box, Stack } from '@cabinet/kernel/ui';
import { useRef } from 'react';
import { createGroup } from '../../api/group.ts';
import { tryGroupWrite } from '../../lib/try-group-write.ts';
import { useGroupNameForm } from './use-group-name-form.ts';

export default function CreateGroupForm() {
  // The same name keeps the key, so that a repeat after a lost answer makes no second group.
  const attempt = useRef({ name: '', key: '' });
  const form = useGroupNameForm({
    initialName: '',
    onSave: async (name) => {
      if (attempt.current.name !== name) attempt.current = { name, key: createIdempotencyKey() };
      await tryGroupWrite(() => createGroup(name, attempt.current.key));
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
