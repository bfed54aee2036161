import { Form, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Box, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Company } from '../../api/company.ts';
import { saveBankDetails } from '../../api/company-requisites.ts';
import { BankFields } from '../../components/bank-fields.tsx';
import { type BankValues, bankOf, toBank } from '../../lib/requisite-values.ts';

const validate = validateWith<BankValues>(() => import('./bank-form.schema.ts'));

interface BankFormProps {
  readonly company: Company;
  readonly onChanges: (hasChanges: boolean) => void;
}

export function BankForm({ company, onChanges }: BankFormProps) {
  const [initialValues] = useState(() => bankOf(company));
  const form = useForm<BankValues>({
    initialValues,
    validate,
    onSubmit: async (values, helpers) => {
      const saved = await saveBankDetails(company.id, toBank(values));
      helpers.resetForm({ values: bankOf(saved) });
      notify.success('Банковские реквизиты сохранены');
    },
    onFailure: notifyApiError,
    onUnsaved: onChanges,
  });
  return (
    <Form form={form} label="Банковские реквизиты">
      <Stack gap="4">
        <BankFields isRequired />
        <Box>
          <SubmitButton needsChange>Сохранить банковские реквизиты</SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
