import { ChangedMeanwhile, Form, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Box, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Company } from '../../api/company.ts';
import { saveBankDetails } from '../../api/company-requisites.ts';
import { BankFields } from '../../components/bank-fields.tsx';
import { BANK_LABELS } from '../../lib/requisite-labels.ts';
import { type BankValues, bankOf, toBank } from '../../lib/requisite-values.ts';
import { useNewerCompany } from './use-newer-company.ts';

const validate = validateWith<BankValues>(() => import('./bank-form.schema.ts'));

interface BankFormProps {
  readonly company: Company;
  readonly onChanges: (hasChanges: boolean) => void;
}

export function BankForm({ company, onChanges }: BankFormProps) {
  const [initialValues] = useState(() => bankOf(company));
  const { seen, current, version, onSaved, onFailure } = useNewerCompany(
    company,
    ({ bankVersion }) => bankVersion,
  );
  const form = useForm<BankValues>({
    initialValues,
    validate,
    onSubmit: async (values, helpers) => {
      const saved = await saveBankDetails(company.id, { ...toBank(values), version });
      onSaved(saved);
      helpers.resetForm({ values: bankOf(saved) });
      notify.success('Банковские реквизиты сохранены');
    },
    onFailure,
    onUnsaved: onChanges,
  });
  return (
    <Form form={form} label="Банковские реквизиты">
      <Stack gap="4">
        {current !== null && (
          <ChangedMeanwhile
            what="реквизиты"
            before={bankOf(seen)}
            now={bankOf(current)}
            labels={BANK_LABELS}
          />
        )}
        <BankFields isRequired />
        <Box>
          <SubmitButton needsChange>
            {current === null ? 'Сохранить банковские реквизиты' : 'Сохранить мои банковские реквизиты'}
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
