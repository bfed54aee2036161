import { kindOfBik } from '@cabinet/kernel/core/requisites';
import { FormTextField, useField } from '@cabinet/kernel/forms';
import { SimpleGrid, Stack } from '@cabinet/kernel/ui';

/** What an institution of the budget writes into the two fields, whose names are those of a bank. */
const TREASURY_HINTS = {
  account: 'Казначейский счёт: 03…',
  corrAccount: 'Единый казначейский счёт: 40102…',
} as const;

/** The bank details of a company, inside a form. */
export function BankFields({ isRequired = false }: { readonly isRequired?: boolean }) {
  const [{ value: bik }] = useField<string>('bik');
  const shared = { autoComplete: 'off', required: isRequired } as const;
  const number = { ...shared, inputMode: 'numeric' } as const;
  const hints = kindOfBik(bik.trim()) === 'treasury' ? TREASURY_HINTS : null;
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormTextField name="bik" label="БИК" {...number} />
        <FormTextField name="bankName" label="Банк" {...shared} />
        <FormTextField name="account" label="Расчётный счёт" hint={hints?.account} {...number} />
        <FormTextField
          name="corrAccount"
          label="Корреспондентский счёт"
          hint={hints?.corrAccount}
          {...number}
        />
      </SimpleGrid>
    </Stack>
  );
}
