import { Form, useForm } from '@cabinet/kernel/forms';
import { RequestStatusBadge, TransactionTypeBadge } from '@cabinet/kernel/payments';
import { Box, Button, SectionCard, SimpleGrid, Stack } from '@cabinet/kernel/ui';
import { FormMoneyField } from '@cabinet/kernel/ui/money-field';
import { RequestTimeline } from '@cabinet/kernel/ui/payment-requests';
import { TransactionDialog } from '@cabinet/kernel/ui/transactions';
import { useEffect, useState } from 'react';
import { EVENTS, FAULT, REQUESTS, TRANSACTION_DETAIL, TRANSACTIONS } from './money-data.ts';
import { Row } from './specimen.tsx';
import { StillQueries, type StillState } from './still-queries.tsx';

const AMOUNTS = { empty: '', filled: '1\u00a0500,50', wrong: 'много', disabled: '500' };

/** The field in each state; the wrong one has been left already. */
function MoneyFields() {
  const form = useForm({
    initialValues: AMOUNTS,
    validate: () => ({ wrong: 'Некорректная сумма' }),
    onSubmit: async () => undefined,
  });
  const { setTouched } = form;
  useEffect(
    function leaveTheWrongOne() {
      void setTouched({ wrong: true });
    },
    [setTouched],
  );
  return (
    <Form form={form} label="Поля сумм">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <FormMoneyField
          name="empty"
          label="Сумма: пустая"
          placeholder="Например, 500"
          hint="От 10 до 300 000 ₽"
        />
        <FormMoneyField name="filled" label="Сумма: заполненная" />
        <FormMoneyField name="wrong" label="Сумма: с ошибкой" />
        <FormMoneyField name="disabled" label="Сумма: недоступная" disabled />
      </SimpleGrid>
    </Form>
  );
}

const DETAILS: Readonly<Record<string, StillState>> = {
  'Транзакция целиком': { isLoading: false, isValidating: false, data: TRANSACTION_DETAIL },
  'Транзакция: загрузка': { isLoading: true, isValidating: true },
  'Транзакция: ошибка': { isLoading: false, isValidating: false, error: FAULT },
};

function TransactionDialogs() {
  const [opened, setOpened] = useState<string | null>(null);
  return Object.entries(DETAILS).map(([name, state]) => (
    <Box key={name}>
      <Button variant="outline" onClick={() => setOpened(name)}>
        {name}
      </Button>
      <StillQueries state={state}>
        <TransactionDialog
          id={opened === name ? TRANSACTION_DETAIL.id : null}
          known={TRANSACTION_DETAIL}
          onClose={() => setOpened(null)}
        />
      </StillQueries>
    </Box>
  ));
}

export function MoneyPart() {
  const types = [...new Set(TRANSACTIONS.map(({ type }) => type))];
  return (
    <SectionCard title="Деньги">
      <Stack gap="6">
        <MoneyFields />
        <Row>
          {types.map((type) => (
            <TransactionTypeBadge key={type} type={type} />
          ))}
        </Row>
        <Row>
          {REQUESTS.map(({ status }) => (
            <RequestStatusBadge key={status} status={status} />
          ))}
        </Row>
        <Row>
          <TransactionDialogs />
        </Row>
        <RequestTimeline events={EVENTS} />
      </Stack>
    </SectionCard>
  );
}
