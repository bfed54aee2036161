import {
  Form,
  FormCheckbox,
  FormCodeField,
  FormError,
  FormPhoneField,
  FormRadioGroup,
  FormTextareaField,
  FormTextField,
  LeaveQuestion,
  NewPasswordField,
  PasswordField,
  QuietButton,
  SubmitButton,
  useForm,
} from '@cabinet/kernel/forms';
import { Field, Flex, Input, SectionCard, SimpleGrid, Stack } from '@cabinet/kernel/ui';
import { FormDateField, FormMomentField } from '@cabinet/kernel/ui/date-field';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { FormSelectField } from '@cabinet/kernel/ui/select';

const INITIAL_VALUES = {
  name: '',
  code: '',
  phone: '9001234567',
  password: 'secret',
  newPassword: '',
  amount: '1500',
  day: '2026-11-21',
  moment: '2026-12-01T09:00',
  note: '',
  role: '',
  order: 'start',
  agrees: false,
};

const ROLES = [
  { value: 'user', label: 'Пользователь' },
  { value: 'admin', label: 'Администратор' },
];
const ORDERS = [
  { value: 'start', label: 'К началу' },
  { value: 'end', label: 'К концу' },
];

function judge(values: typeof INITIAL_VALUES) {
  return {
    ...(values.name === '' ? { name: 'Введите название' } : {}),
    ...(values.role === '' ? { role: 'Выберите роль' } : {}),
    ...(values.note.length < 10 ? { note: 'Не короче 10 символов' } : {}),
  };
}

/** Submitted empty, it shows its errors and puts the focus on the first wrong field. */
function FormSpecimen() {
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate: judge,
    onSubmit: () => new Promise((resolve) => setTimeout(resolve, 1_500)),
  });
  return (
    <Form form={form} label="Пример формы">
      <Stack gap="4">
        <FormTextField name="name" label="Название" required />
        <FormCodeField name="code" label="Код из письма" />
        <FormPhoneField name="phone" label="Телефон" />
        <PasswordField name="password" label="Пароль" hint="Не короче 8 символов" />
        <NewPasswordField name="newPassword" label="Новый пароль" />
        <FormMoneyField name="amount" label="Сумма" />
        <FormDateField name="day" label="День" />
        <FormMomentField name="moment" label="Начало" hint="По московскому времени" />
        <FormSelectField name="role" label="Роль" options={ROLES} placeholder="Выберите" required />
        <FormTextareaField name="note" label="Примечание" />
        <FormRadioGroup name="order" legend="Порядок" options={ORDERS} />
        <FormCheckbox name="agrees">Сообщать письмом</FormCheckbox>
        <FormError title="Не удалось сохранить" message="Такая запись уже есть" />
        <Flex gap="2">
          <SubmitButton>Сохранить</SubmitButton>
          <QuietButton>Назад</QuietButton>
        </Flex>
        <LeaveQuestion hasChanges={form.dirty}>Пример останется незаполненным.</LeaveQuestion>
      </Stack>
    </Form>
  );
}

export function FieldsPart() {
  return (
    <SectionCard title="Поля и формы">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8">
        <FormSpecimen />
        <Stack gap="4">
          <Field label="Пустое" hint="Подсказка под полем">
            {(control) => <Input {...control} placeholder="Например, Вектор" />}
          </Field>
          <Field label="Заполненное">{(control) => <Input {...control} defaultValue="Вектор" />}</Field>
          <Field label="С ошибкой" error="Поле заполнено неверно">
            {(control) => <Input {...control} defaultValue="???" />}
          </Field>
          <Field label="Только для чтения">
            {(control) => <Input {...control} defaultValue="user@demo.example" readOnly />}
          </Field>
          <Field label="Недоступное">{(control) => <Input {...control} defaultValue="—" disabled />}</Field>
          <Field label="Малое">{(control) => <Input {...control} size="sm" defaultValue="Малое" />}</Field>
          <Field label="Большое">
            {(control) => <Input {...control} size="lg" defaultValue="Большое" />}
          </Field>
        </Stack>
      </SimpleGrid>
    </SectionCard>
  );
}
