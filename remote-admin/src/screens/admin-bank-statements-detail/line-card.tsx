import { Badge, Box, Button, Checkbox, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { LineOutcome, StatementLine } from '../../api/bank-statements.ts';
import { SamePayments } from '../../components/payment-request/same-payments.tsx';
import { dayText, STATE_LABEL, STATE_PALETTE } from '../../components/statement/statement-words.ts';
import { type Choices, isTaken, requestOf } from './choices.ts';
import type { LineDeed } from './line-dialog.tsx';
import { LineEnd } from './line-end.tsx';
import { LineProposal } from './line-proposal.tsx';

interface LineCardProps {
  readonly line: StatementLine;
  readonly choices: Choices;
  readonly outcome: LineOutcome | undefined;
  readonly onMark: (n: number, isMarked: boolean) => void;
  readonly onAsk: (deed: LineDeed, line: StatementLine) => void;
}

/** One line: the transfer, what it is thought to pay, and what may be done. */
export function LineCard({ line, choices, outcome, onMark, onAsk }: LineCardProps) {
  const { n, state, isIncoming, amount, number, date, payerName, payerInn, recipientName, purpose } = line;
  const request = requestOf(line, choices);
  return (
    <Box as="li" aria-label={`Строка ${n}`} borderTopWidth="1px" borderColor="border.muted" py="4">
      <Flex gap="4" wrap="wrap" align="flex-start">
        <Stack gap="1" flex="2 1 16rem" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {(isIncoming ? payerName : recipientName) || 'Без имени'}
            </Text>
            <Badge colorPalette={STATE_PALETTE[state]}>{isIncoming ? STATE_LABEL[state] : 'Списание'}</Badge>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {`${number === '' ? 'Без номера' : `№ ${number}`} от ${dayText(date)}${payerInn !== null && isIncoming ? ` · ИНН ${payerInn}` : ''}`}
          </Text>
          <Text textStyle="sm" overflowWrap="anywhere">
            {purpose}
          </Text>
        </Stack>
        <Stack gap="2" flex="2 1 16rem" minW="0">
          <SamePayments sameAs={line.sameAs} />
          {state === 'new' ? <LineProposal line={line} choices={choices} /> : <LineEnd line={line} />}
          {outcome !== undefined && (
            <Text role="status" textStyle="sm" color={outcome.ok ? 'fg.success' : 'fg.error'}>
              {outcome.message}
            </Text>
          )}
          {state === 'new' && (
            <Flex gap="2" wrap="wrap">
              <Button size="xs" variant="outline" onClick={() => onAsk('choose', line)}>
                {request === null ? 'Выбрать заявку' : 'Другая заявка'}
              </Button>
              {!line.match.withoutInvoice && (
                <Button size="xs" variant="outline" onClick={() => onAsk('pay', line)}>
                  Без счёта
                </Button>
              )}
              <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => onAsk('ignore', line)}>
                Пропустить
              </Button>
            </Flex>
          )}
          {state === 'ignored' && isIncoming && (
            <Flex>
              <Button size="xs" variant="outline" onClick={() => onAsk('restore', line)}>
                Вернуть в работу
              </Button>
            </Flex>
          )}
        </Stack>
        <Stack gap="1" align="flex-end" flex={{ base: '0 0 auto', lg: '0 0 9rem' }} ms="auto">
          <Text fontWeight="semibold" whiteSpace="nowrap">
            {!isIncoming && <span>−</span>}
            <MoneyText value={amount} />
          </Text>
          {request !== null && (
            <Checkbox
              checked={isTaken(line, choices)}
              onChange={(event) => onMark(n, event.target.checked)}
              aria-label={`Подтвердить строку ${n}: ${request.number}`}
            >
              Подтвердить
            </Checkbox>
          )}
        </Stack>
      </Flex>
    </Box>
  );
}
