import { quoted } from '@cabinet/kernel/core/text';
import { useLate } from '@cabinet/kernel/state';
import { Button, ErrorState, Field, Flex, Input, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { payerLabel } from '@cabinet/payments';
import { useState } from 'react';
import { type LinePayer, useLinePayers } from '../../api/bank-statements.ts';
import { CompanyLine } from '../../components/company/company-line.tsx';
import { rubles } from '../../components/statement/statement-words.ts';
import type { LineDialogProps } from './line-dialog.tsx';

const PAUSE_MS = 250;

interface ChoosePayerProps extends LineDialogProps {
  readonly onPayer: (payer: LinePayer) => void;
}

const NOBODY = {
  suggested: 'Проверенной компании с таким ИНН нет. Найдите плательщика по названию, имени или ИНН.',
  found: 'Такого плательщика нет',
} as const;

/** Whose transfer it is. Only verified companies of its INN stand there by themselves. */
export function ChoosePayer({ statementId, line, onPayer, onClose }: ChoosePayerProps) {
  const [q, setQ] = useState('');
  const wanted = useLate(q.trim(), PAUSE_MS);
  const { data, error, mutate } = useLinePayers(statementId, line.n, wanted);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Оплата без счёта: строка ${line.n}`}
      description={`${rubles(line.amount)} от ${quoted(line.payerName)}${line.payerInn === null ? '' : `, ИНН ${line.payerInn}`}. Выберите, чей это перевод`}
    >
      <Stack gap="4" pb="5">
        <Field label="Плательщик">
          {(control) => (
            <Input
              {...control}
              value={q}
              placeholder="Название, имя владельца или ИНН"
              maxLength={100}
              onChange={(event) => setQ(event.target.value)}
            />
          )}
        </Field>
        {data === undefined && error === undefined && <Skeleton height="6rem" aria-busy />}
        {data === undefined && error !== undefined && (
          <ErrorState title="Не удалось найти плательщиков" error={error} onRetry={() => void mutate()} />
        )}
        {data?.payers.length === 0 && (
          <Text role="status" color="fg.muted">
            {wanted === '' ? NOBODY.suggested : NOBODY.found}
          </Text>
        )}
        <Stack as="ul" gap="3" listStyleType="none" aria-label="Плательщики">
          {data?.payers.map((payer) => (
            <PayerRow key={payer.id} payer={payer} onPayer={onPayer} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function PayerRow({
  payer,
  onPayer,
}: {
  readonly payer: LinePayer;
  readonly onPayer: (payer: LinePayer) => void;
}) {
  const { name, owner, company, doubts, refusal } = payer;
  return (
    <Flex as="li" gap="3" justify="space-between" align="center" wrap="wrap">
      <Stack gap="0" minW="0" flex="1 1 12rem">
        <Text fontWeight="medium">{payerLabel(payer)}</Text>
        {owner !== null && owner !== name && (
          <Text textStyle="sm" color="fg.muted">
            {`Владелец: ${owner}`}
          </Text>
        )}
        <CompanyLine company={company} />
        {refusal === null ? (
          doubts.map((doubt) => (
            <Text key={doubt} textStyle="sm" color="fg.warning">
              {doubt}
            </Text>
          ))
        ) : (
          <Text textStyle="sm" color="fg.muted">
            {refusal}
          </Text>
        )}
      </Stack>
      <Button
        size="sm"
        variant="outline"
        disabled={refusal !== null}
        aria-label={`Выбрать: ${name}`}
        onClick={() => onPayer(payer)}
      >
        Выбрать
      </Button>
    </Flex>
  );
}
