import { Button, DateText, ErrorState, Field, Flex, Input, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { type PaymentRequest, payerLabel } from '@cabinet/payments';
import { useState } from 'react';
import type { StatementLine } from '../../api/bank-statements.ts';
import { useOpenInvoices } from '../../api/payment-requests.ts';
import { CompanyLine } from '../../components/company/company-line.tsx';
import { isOwnRequest } from '../../components/payment-request/request-deeds.ts';
import { rubles } from '../../components/statement/statement-words.ts';
import type { ChosenRequest } from './choices.ts';
import type { LineDialogProps } from './line-dialog.tsx';

/** Chosen by hand, a company that is not verified takes two people, and so does one of another INN. */
function comesTo(
  { needsTwoPeople, payerInn, match }: StatementLine,
  { id, status, company }: Pick<PaymentRequest, 'id' | 'status' | 'company'>,
): ChosenRequest['comesTo'] {
  if (id === match.requestId && match.comesTo !== null) return match.comesTo;
  const isOtherInn = company?.inn != null && payerInn !== null && company.inn !== payerInn;
  const isDoubtful = company !== null && (!company.isVerified || isOtherInn);
  if (!needsTwoPeople && !isDoubtful) return 'paid';
  return status === 'pending' ? 'first' : 'unknown';
}

/** Another open invoice for a line, of the same sum: nothing else can be confirmed by it. */
export function ChooseRequest({ line, onChoose, onClose }: LineDialogProps) {
  const [q, setQ] = useState('');
  const { data, error, mutate } = useOpenInvoices({ amount: line.amount, q: q.trim() });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Заявка для строки ${line.n}`}
      description={`Неоплаченные счета на оплату на ${rubles(line.amount)}`}
    >
      <Stack gap="4" pb="5">
        <Field label="Поиск">
          {(control) => (
            <Input
              {...control}
              value={q}
              placeholder="Номер заявки, плательщик, автор"
              maxLength={100}
              onChange={(event) => setQ(event.target.value)}
            />
          )}
        </Field>
        {data === undefined && error === undefined && <Skeleton height="6rem" aria-busy />}
        {data === undefined && error !== undefined && (
          <ErrorState title="Не удалось найти заявки" error={error} onRetry={() => void mutate()} />
        )}
        {data?.items.length === 0 && (
          <Text role="status" color="fg.muted">
            Неоплаченных счетов на оплату на эту сумму нет. Если счёта не было, закройте это окно и нажмите
            «Без счёта».
          </Text>
        )}
        <Stack as="ul" gap="2" listStyleType="none" aria-label="Подходящие заявки">
          {data?.items.map((request) => (
            <Flex as="li" key={request.id} gap="3" justify="space-between" align="center" wrap="wrap">
              <Stack gap="0" minW="0" flex="1 1 12rem">
                <Text fontWeight="medium">{`${request.number} · ${payerLabel(request.payer)}`}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {isOwnRequest(request) ? (
                    'Ваша заявка: её подтверждает другой человек'
                  ) : (
                    <DateText value={request.createdAt} format="datetime" />
                  )}
                </Text>
                <CompanyLine company={request.company} />
              </Stack>
              <Button
                size="sm"
                variant="outline"
                disabled={isOwnRequest(request)}
                aria-label={`Выбрать ${request.number}`}
                onClick={() => {
                  onChoose({
                    id: request.id,
                    number: request.number,
                    payerName: request.payer.name,
                    company: request.company,
                    comesTo: comesTo(line, request),
                    isSecond: request.id === line.match.requestId && line.match.isSecond,
                  });
                  onClose();
                }}
              >
                Выбрать
              </Button>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
