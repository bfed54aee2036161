import { Form, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import type { User } from '@cabinet/kernel/session';
import { Button, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { DebtNotice, useDebts } from '@cabinet/payments';
import { useEffect, useState } from 'react';
import { BankFields } from '../../components/bank-fields.tsx';
import { FactsFields } from '../../components/facts-fields.tsx';
import { type CreateValues, EMPTY_VALUES } from './create-values.ts';
import { isEmpty, readDraft, storeDraft } from './draft.ts';
import { PasteSection } from './paste-section.tsx';
import type { Filled } from './pasted-fields.ts';
import { PayerChangeNotice } from './payer-change-notice.tsx';
import { DEED, Refusal } from './refusal.tsx';
import { useCreate } from './use-create.ts';
import { usePaste } from './use-paste.ts';

const validate = validateWith<CreateValues>(() => import('./company-create-form.schema.ts'));

/** A new company: its facts, and its bank details if they are at hand. */
export function CompanyCreateForm({ user }: { readonly user: User }) {
  const [draft] = useState(() => readDraft(user.id));
  const debts = useDebts();
  const [round, setRound] = useState(0);
  const { create, refusal, setRefusal } = useCreate(user.id);
  const form = useForm<CreateValues>({
    initialValues: draft,
    validate,
    onSubmit: create,
    onFailure: setRefusal,
  });
  const { values } = form;

  useEffect(
    function keepDraft() {
      storeDraft(user.id, values);
    },
    [user.id, values],
  );

  async function fill(filled: Filled): Promise<void> {
    const touched = Object.fromEntries(Object.keys(filled).map((name) => [name, true]));
    await form.setTouched({ ...form.touched, ...touched }, false);
    await form.setValues((before) => ({ ...before, ...filled }), true);
  }

  const paste = usePaste({ values, onFill: (filled) => void fill(filled) });

  function clear(): void {
    setRefusal(null);
    paste.forget();
    setRound((before) => before + 1);
    form.resetForm({ values: EMPTY_VALUES });
  }

  return (
    <Stack gap="6">
      <PayerChangeNotice />
      {refusal === null && <DebtNotice debts={debts} deed={DEED} />}
      <PasteSection key={round} paste={paste} />
      <Form form={form} label="Новая компания">
        <Stack gap="6">
          <SectionCard title="Реквизиты">
            <FactsFields />
          </SectionCard>
          <SectionCard
            title="Банковские реквизиты"
            description="Можно добавить позже. Если начали заполнять, заполните все четыре поля."
          >
            <BankFields />
          </SectionCard>
          {refusal !== null && <Refusal error={refusal} email={user.email} />}
          <Flex gap="3" wrap="wrap" align="center">
            <SubmitButton>Создать компанию</SubmitButton>
            <Button variant="outline" colorPalette="gray" disabled={isEmpty(values)} onClick={clear}>
              Очистить
            </Button>
            <Text textStyle="sm" color="fg.muted" flex="1 1 14rem">
              Черновик хранится в этой вкладке: можно уйти со страницы и вернуться.
            </Text>
          </Flex>
        </Stack>
      </Form>
    </Stack>
  );
}
