import { FormTextField } from '@cabinet/kernel/forms';
import { SimpleGrid, Stack } from '@cabinet/kernel/ui';

/** The bank details of a company, inside a form. */
export function BankFields({ isRequired = false }: { readonly isRequired?: boolean }) {
  const shared = { autoComplete: 'off', required: isRequired } as const;
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormTextField name="bik" label="БИК" inputMode="numeric" {...shared} />
        <FormTextField name="bankName" label="Банк" {...shared} />
        <FormTextField name="account" label="Расчётный счёт" inputMode="numeric" {...shared} />
        <FormTextField name="corrAccount" label="Корреспондентский счёт" inputMode="numeric" {...shared} />
      </SimpleGrid>
    </Stack>
  );
}
