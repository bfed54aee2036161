import { PERMISSION_CATEGORIES } from '@cabinet/access/permissions';
import { tidyLine } from '@cabinet/kernel/core/text';
import {
  Form,
  FormTextField,
  SubmitButton,
  useAttemptKey,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useMemo } from 'react';
import { createPermission, usePermissions } from '../../api/permissions.ts';
import { FormSuggestedField } from '../../components/form-suggested-field.tsx';

const INITIAL_VALUES = { name: '', id: '', category: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./permission-create-form.schema.ts'));

export default function PermissionCreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = usePermissions(true);
  const attempt = useAttemptKey();
  const categories = useMemo(
    () => [...new Set([...PERMISSION_CATEGORIES, ...(data ?? []).map(({ category }) => category)])],
    [data],
  );
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ name, id, category }) => {
      const body = { name: tidyLine(name), id: id.trim(), category: tidyLine(category) };
      await createPermission(body, attempt.keyOf(body));
      notify.success(`Разрешение «${body.name}» создано. Выдайте его в роли`);
      onClose();
    },
    onFailure: notifyApiError,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Новое разрешение"
      description="Пригодится, когда о разрешении спрашивает программа вне кабинета: выдать его можно в любой роли"
      isLocked={form.isSubmitting}
    >
      <Form form={form} label="Новое разрешение">
        <Stack gap="4" pb="5">
          <FormTextField name="name" label="Название" maxLength={100} required />
          <FormTextField
            name="id"
            label="Код"
            hint="Что и что с этим можно: report:view"
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <FormSuggestedField name="category" label="Категория" maxLength={60} suggestions={categories} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              Отмена
            </Button>
            <SubmitButton>Создать разрешение</SubmitButton>
          </Flex>
        </Stack>
      </Form>
    </Dialog>
  );
}
