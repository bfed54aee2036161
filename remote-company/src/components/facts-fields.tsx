import { FormPhoneField, FormTextField, useField } from '@cabinet/kernel/forms';
import { Field, Input, SimpleGrid, Stack } from '@cabinet/kernel/ui';
import { isEntrepreneur } from '../lib/requisite-values.ts';

const OPTIONAL = 'Необязательно';

function KppField() {
  const [{ value: inn }] = useField<string>('inn');
  if (!isEntrepreneur(inn)) return <FormTextField name="kpp" label="КПП" autoComplete="off" required />;
  // What was typed before stays in the form: the INN may be corrected once more.
  return (
    <Field label="КПП" hint="У предпринимателя КПП нет">
      {(control) => <Input {...control} value="" readOnly disabled />}
    </Field>
  );
}

/** The facts of a company, inside a form. */
export function FactsFields() {
  return (
    <Stack gap="4">
      <FormTextField
        name="name"
        label="Название"
        placeholder="ООО «Ромашка»"
        autoComplete="organization"
        required
      />
      <FormTextField
        name="fullName"
        label="Полное наименование"
        placeholder="Общество с ограниченной ответственностью «Ромашка»"
        hint={OPTIONAL}
        autoComplete="off"
      />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <FormTextField name="inn" label="ИНН" inputMode="numeric" autoComplete="off" required />
        <KppField />
        <FormTextField name="ogrn" label="ОГРН или ОГРНИП" inputMode="numeric" autoComplete="off" required />
      </SimpleGrid>
      <FormTextField name="legalAddress" label="Юридический адрес" autoComplete="street-address" required />
      <FormTextField name="directorName" label="Руководитель" autoComplete="off" required />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormPhoneField name="phone" label="Телефон" hint={OPTIONAL} />
        <FormTextField name="email" label="Почта компании" type="email" hint={OPTIONAL} autoComplete="off" />
      </SimpleGrid>
    </Stack>
  );
}
