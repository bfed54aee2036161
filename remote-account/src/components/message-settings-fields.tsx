import { FormCheckbox, FormRadioGroup } from '@cabinet/kernel/forms';
import { Stack } from '@cabinet/kernel/ui';

const MOVE_OPTIONS = [
  { value: 'start', label: 'К началу сообщения' },
  { value: 'end', label: 'К концу сообщения' },
] as const;

/** How messages are sent and read in the chat; the form around it has `sendByEnter` and `moveToMessage`. */
export function MessageSettingsFields() {
  return (
    <Stack gap="3">
      <FormCheckbox name="sendByEnter">Отправлять сообщение по Enter</FormCheckbox>
      <FormRadioGroup
        name="moveToMessage"
        legend="Куда переходить при получении ответа"
        options={MOVE_OPTIONS}
      />
    </Stack>
  );
}
