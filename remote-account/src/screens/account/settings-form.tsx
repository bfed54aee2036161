import { Form, LeaveQuestion, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import type { UserSettings } from '@cabinet/kernel/session';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { useSaveProfile } from '../../api/profile.ts';
import { MessageSettingsFields } from '../../components/message-settings-fields.tsx';
import { type SettingsValues, toSettingsChanges, toSettingsValues } from './settings-values.ts';

const SAVE_FAILURE = 'Не удалось изменить данные пользователя.';

const validate = validateWith<SettingsValues>(() => import('./settings-form.schema.ts'));

interface SettingsFormProps {
  readonly settings: UserSettings;
  /** Whether there is a balance to be warned of. */
  readonly isBalanceSeen: boolean;
}

export function SettingsForm({ settings, isBalanceSeen }: SettingsFormProps) {
  const saveProfile = useSaveProfile();
  const form = useForm<SettingsValues>({
    initialValues: toSettingsValues(settings),
    enableReinitialize: true,
    validate,
    onSubmit: async (values) => {
      await saveProfile(toSettingsChanges(values));
      notify.success('Настройки сохранены');
    },
    onFailure: (error) => notifyApiError(error, { message: SAVE_FAILURE }),
  });
  return (
    <Form form={form} label="Настройки">
      <Stack gap="4">
        <MessageSettingsFields />
        {isBalanceSeen ? (
          <FormMoneyField
            name="lowBalanceThreshold"
            label="Письмо, когда баланс станет ниже"
            hint="Одно письмо на каждое снижение. Оставьте поле пустым, чтобы не получать писем"
            placeholder="Например, 500"
          />
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Писем о низком балансе нет: вы пользуетесь счётом компании, а его баланс видят только сотрудники с
            этим разрешением.
          </Text>
        )}
        <Box>
          <SubmitButton needsChange>Сохранить настройки</SubmitButton>
        </Box>
        <LeaveQuestion hasChanges={form.dirty}>Изменения в настройках ещё не сохранены.</LeaveQuestion>
      </Stack>
    </Form>
  );
}
