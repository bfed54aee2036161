import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, Refusal, useForm, useRefusal, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Stack, Text } from '@cabinet/kernel/ui';
import { changePayer } from '../../../api/payers.ts';
import { FormButtons } from '../../form-buttons.tsx';
import { switchLines } from '../payer-words.ts';
import { type PayerFormProps, useLock } from './payer-form.ts';
import { ReasonField } from './reason-field.tsx';
import { usePayerVersion } from './use-payer-version.ts';

const INITIAL_VALUES = { reason: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./reason-form.schema.ts'));

/** Switches an account off or on, after saying whom that concerns. */
export function SwitchForm({ payer, onClose, onLock }: PayerFormProps) {
  const { error, refuse, forget } = useRefusal();
  const { version, accept } = usePayerVersion(payer);
  const { id, name, isActive } = payer;
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason }) => {
      forget();
      await changePayer(id, { isActive: !isActive, reason: tidyLine(reason), version });
      notify.success(`${name}: счёт ${isActive ? 'выключен' : 'включён'}`);
      onClose();
    },
    onFailure: (failure) => {
      accept(failure);
      refuse(failure);
    },
  });
  useLock(form.isSubmitting, onLock);
  const [first, ...others] = switchLines(payer);
  return (
    <Form form={form} label={isActive ? 'Выключить счёт' : 'Включить счёт'}>
      <Stack gap="4">
        <Stack gap="1" role="status">
          <Text>{first}</Text>
          {others.length > 0 && (
            <Stack as="ul" gap="0" ps="5" listStyleType="disc">
              {others.map((line) => (
                <Text as="li" key={line}>
                  {line}
                </Text>
              ))}
            </Stack>
          )}
          {isActive && (
            <Text color="fg.muted">Деньги останутся на счёте, вернуть его можно в любой момент.</Text>
          )}
        </Stack>
        <ReasonField />
        <Refusal error={error} />
        <FormButtons onClose={onClose} isBusy={form.isSubmitting} isDestructive={isActive}>
          {isActive ? 'Выключить' : 'Включить'}
        </FormButtons>
      </Stack>
    </Form>
  );
}
