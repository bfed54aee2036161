import { Form, Refusal, useAttemptKey, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { usePermission } from '@cabinet/kernel/session';
import { Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type ChangedUser, createAdminUser } from '../../../api/admin-users.ts';
import { useRolesOf } from '../../../api/roles.ts';
import { FormButtons } from '../../../components/form-buttons.tsx';
import { PersonFields } from '../../../components/person/person-fields.tsx';
import { NO_VALUES, type PersonValues, toPersonBody } from '../../../components/person/person-values.ts';
import { staffGain } from '../../../components/person-role/role-of-two.tsx';
import { RoleField } from './role-field.tsx';

interface CreateValues extends PersonValues {
  /** Empty: the one that everybody has. */
  readonly roleId: string;
}

const INITIAL: CreateValues = { ...NO_VALUES, roleId: '' };
const validate = validateWith<CreateValues>(() => import('../../../components/person/person-form.schema.ts'));

interface CreatePersonFormProps {
  readonly onCreated: (person: ChangedUser) => void;
  readonly onClose: () => void;
}

export function CreatePersonForm({ onCreated, onClose }: CreatePersonFormProps) {
  const mayGiveRoles = usePermission('role:manage');
  const attempt = useAttemptKey();
  const { error, tryTo } = useRefusal();
  const form = useForm<CreateValues>({
    initialValues: INITIAL,
    validate,
    onSubmit: async ({ roleId, ...values }) => {
      const body = { ...toPersonBody(values), roleId: roleId || undefined };
      onCreated(await tryTo(() => createAdminUser(body, attempt.keyOf(body))));
    },
    onFailure: () => undefined,
  });
  const { data: roles } = useRolesOf(null);
  const role = roles?.find(({ roleId }) => roleId === form.values.roleId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Новый пользователь"
      description="На почту придёт письмо со ссылкой, по которой человек сам задаст пароль"
      isLocked={form.isSubmitting}
    >
      <Form form={form} label="Новый пользователь">
        <Stack gap="4" pb="5">
          <PersonFields />
          {mayGiveRoles && <RoleField />}
          <Refusal error={error} />
          <FormButtons onClose={onClose} isBusy={form.isSubmitting}>
            {staffGain(undefined, role).length > 0
              ? 'Создать и предложить роль'
              : 'Создать и отправить письмо'}
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
