import { SecondPersonBanner, staffNamesText } from '@cabinet/access';
import { ChangedMeanwhile, Form, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { Stack } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type AdminUser, changeAdminUser, fetchAdminUser } from '../../api/admin-users.ts';
import { nameOf } from '../../lib/person-role.ts';
import { FormButtons } from '../form-buttons.tsx';
import { PersonFields } from './person-fields.tsx';
import type { PersonChangeProps } from './person-question.ts';
import { PERSON_FIELDS, type PersonValues, toPersonBody, toPersonValues } from './person-values.ts';
import { useStaffNames } from './use-staff-names.ts';

const validate = validateWith<PersonValues>(() => import('./person-form.schema.ts'));

/** Whoever signs in with it. */
const TOLD = 'С ней входят в кабинет. О смене напишем на прежнюю и на новую почту';

/** Somebody else was faster; a taken e-mail is told at its field. */
const isOlder = (error: unknown) =>
  error instanceof ApiError && error.code === 'RES.002' && Object.keys(error.fields).length === 0;

/** Changes how a person is called and reached. What was typed stays, whatever somebody else has changed meanwhile. */
export function EditPersonDialog({ person, onClose, onProposed }: PersonChangeProps) {
  // What was typed is about the person as they were when the dialog opened.
  const [seen] = useState(person);
  const [current, setCurrent] = useState<AdminUser | null>(null);
  const { error, tryTo } = useRefusal();
  const form = useForm<PersonValues>({
    initialValues: toPersonValues(seen),
    validate,
    onSubmit: async (values) => {
      const { id, updatedAt } = current ?? seen;
      const saved = await tryTo(() => changeAdminUser(id, { ...toPersonBody(values), updatedAt }));
      if (saved.proposals.length > 0) return onProposed(saved.proposals);
      notify.success(`${nameOf(saved)}: данные сохранены`);
      onClose();
    },
    onFailure: async (failure) => {
      if (isOlder(failure)) setCurrent(await tryTo(() => fetchAdminUser(seen.id)).catch(() => null));
    },
  });
  const hasOlder = isOlder(error);
  const staffNames = useStaffNames(seen);
  const isOtherEmail = form.values.email.trim().toLowerCase() !== seen.email.toLowerCase();
  const needsSecond = staffNames.length > 0 && isOtherEmail;
  const save = current === null ? 'Сохранить' : 'Сохранить моё';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Изменить пользователя"
      description={nameOf(seen)}
      isLocked={form.isSubmitting}
    >
      <Form form={form} label="Изменить пользователя">
        <Stack gap="4" pb="5">
          {current !== null && (
            <ChangedMeanwhile
              what="данные"
              before={toPersonValues(seen)}
              now={toPersonValues(current)}
              labels={PERSON_FIELDS}
              unchanged="Имя, почта и телефон остались прежними."
            />
          )}
          <PersonFields emailHint={seen.hasPassword ? TOLD : undefined} />
          {needsSecond && (
            <SecondPersonBanner
              cause={`У человека служебные права: ${staffNamesText(staffNames)}.`}
              what="Новую почту"
              until="до этого входят с прежней, а имя и телефон сохранятся сразу"
            />
          )}
          {!hasOlder && <Refusal error={error} />}
          <FormButtons onClose={onClose} isBusy={form.isSubmitting} needsChange>
            {needsSecond ? `${save}, почту предложить` : save}
          </FormButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
