import { Banner, CopyButton, DateText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { LedgerCheck } from '../../api/ledger.ts';
import { durationText, outcomeText, scopeText } from './check-words.ts';
import { ProblemList } from './problem-list.tsx';

interface CheckDialogProps {
  readonly check: LedgerCheck;
  readonly onClose: () => void;
}

/** One check of the ledger with everything that it has found. */
export default function CheckDialog({ check, onClose }: CheckDialogProps) {
  const { ok, problems, auditHead, startedAt, finishedAt } = check;
  return (
    <Dialog isOpen onClose={onClose} size="lg" title="Проверка книги">
      <Stack gap="5" pb="5">
        <Banner tone={ok ? 'success' : 'danger'}>{outcomeText(check)}</Banner>
        <FactList>
          <Fact term="Когда">
            <DateText value={finishedAt} format="datetime" />
          </Fact>
          <Fact term="Заняла">{durationText(startedAt, finishedAt)}</Fact>
          <Fact term="Проверено">{scopeText(check)}</Fact>
          {auditHead !== null && (
            <Fact term={`Журнал, запись № ${auditHead.seq}`}>
              <Flex align="center" gap="1">
                <Text as="span" textStyle="xs" fontFamily="mono" overflowWrap="anywhere">
                  {auditHead.hash}
                </Text>
                <CopyButton text={auditHead.hash} label="Скопировать хеш последней записи журнала" />
              </Flex>
            </Fact>
          )}
        </FactList>
        {problems.length > 0 && <ProblemList problems={problems} />}
      </Stack>
    </Dialog>
  );
}
