import { PASSWORD_CHANGED_MESSAGE } from '@cabinet/kernel/core/contract';
import { Form, FormikProvider, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { useModal } from '@cabinet/kernel/modals';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { type User, useCurrentUser } from '@cabinet/kernel/session';
import { Button } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useId, useRef, useState } from 'react';
import { type ProfileChanges, useSaveProfile } from '../../api/profile.ts';
import { DiscardChangesDialog } from '../../components/discard-changes-dialog.tsx';
import { useGuardedClose } from '../../lib/use-guarded-close.ts';
import { EditProfileFields } from './edit-profile-fields.tsx';
import { type ProfileValues, toProfileChanges, toProfileValues } from './profile-values.ts';

const SAVE_FAILURE = 'Не удалось изменить данные пользователя.';

function savedMessages({ password, currentPassword, ...rest }: ProfileChanges): string[] {
  return [
    ...(Object.keys(rest).length > 0 ? ['Профиль сохранён'] : []),
    ...(password === undefined ? [] : [PASSWORD_CHANGED_MESSAGE]),
  ];
}

const validate = validateWith<ProfileValues>(() => import('./edit-profile-form.schema.ts'));

function EditProfileDialog({ user }: { readonly user: User }) {
  const { isOpen, close } = useModal('edit-profile');
  const saveProfile = useSaveProfile();
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  // Taken once: a change from elsewhere must not take away what is being typed.
  const [initialValues] = useState(() => toProfileValues(user));

  const form = useForm<ProfileValues>({
    initialValues,
    validate,
    onSubmit: async (values) => {
      const changes = toProfileChanges(values, initialValues);
      await saveProfile(changes);
      for (const message of savedMessages(changes)) notify.success(message);
      close();
    },
    onFailure: (error) => notifyApiError(error, { message: SAVE_FAILURE }),
  });
  const way = useGuardedClose(form.dirty, close);

  return (
    <FormikProvider value={form}>
      <Dialog
        isOpen={isOpen}
        onClose={way.request}
        title="Редактировать профиль"
        isLocked={form.isSubmitting}
        initialFocus={nameField}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={way.request}>
              Отмена
            </Button>
            <SubmitButton needsChange form={formId}>
              Сохранить
            </SubmitButton>
          </>
        }
      >
        <Form form={form} id={formId} label="Профиль">
          <EditProfileFields nameField={nameField} />
        </Form>
      </Dialog>
      <DiscardChangesDialog isOpen={way.isAsking} onStay={way.stay} onDiscard={way.discard}>
        Изменения профиля не сохранены и пропадут.
      </DiscardChangesDialog>
    </FormikProvider>
  );
}

export function Modal() {
  const user = useCurrentUser();
  return user === null ? null : <EditProfileDialog user={user} />;
}
