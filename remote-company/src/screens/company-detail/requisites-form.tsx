import { ChangedMeanwhile, Form, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useReloadUser } from '@cabinet/kernel/session';
import { Box, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Company } from '../../api/company.ts';
import { saveCompany } from '../../api/company-requisites.ts';
import { FactsFields } from '../../components/facts-fields.tsx';
import { FACTS_LABELS } from '../../lib/requisite-labels.ts';
import { type FactsValues, factsOf, toFacts } from '../../lib/requisite-values.ts';
import { useNewerCompany } from './use-newer-company.ts';

const validate = validateWith<FactsValues>(() => import('./requisites-form.schema.ts'));

interface RequisitesFormProps {
  readonly company: Company;
  readonly onChanges: (hasChanges: boolean) => void;
}

export function RequisitesForm({ company, onChanges }: RequisitesFormProps) {
  const reloadUser = useReloadUser();
  // Taken once: a change by somebody else must not take away what is being typed.
  const [initialValues] = useState(() => factsOf(company));
  const { seen, current, version, onSaved, onFailure } = useNewerCompany(company, ({ version }) => version);
  const form = useForm<FactsValues>({
    initialValues,
    validate,
    onSubmit: async (values, helpers) => {
      const saved = await saveCompany(company.id, { ...toFacts(values), version });
      onSaved(saved);
      helpers.resetForm({ values: factsOf(saved) });
      notify.success('Реквизиты сохранены');
      // The menu and the account name the company.
      if (saved.name !== company.name) void reloadUser();
    },
    onFailure,
    onUnsaved: onChanges,
  });
  return (
    <Form form={form} label="Реквизиты">
      <Stack gap="4">
        {current !== null && (
          <ChangedMeanwhile
            what="реквизиты"
            before={factsOf(seen)}
            now={factsOf(current)}
            labels={FACTS_LABELS}
          />
        )}
        <FactsFields />
        <Box>
          <SubmitButton needsChange>
            {current === null ? 'Сохранить реквизиты' : 'Сохранить мои реквизиты'}
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
