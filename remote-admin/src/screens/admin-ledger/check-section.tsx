import { Refusal } from '@cabinet/kernel/forms';
import {
  Banner,
  Button,
  DateText,
  ErrorState,
  ProgressBar,
  SectionCard,
  Skeleton,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { outcomeText, scopeText } from './check-words.ts';
import { ProblemList } from './problem-list.tsx';
import { useLedgerCheck } from './use-ledger-check.ts';

function AtWork({ since }: { readonly since: string }) {
  return (
    <Stack gap="2">
      <Text role="status">
        Проверяем книгу: начали <DateText value={since} format="datetime" />
      </Text>
      <ProgressBar label="Проверка книги" percent={null} valueText="идёт" />
      <Text textStyle="sm" color="fg.muted">
        На большой книге это занимает несколько минут. Страницу можно закрыть: итог появится в списке.
      </Text>
    </Stack>
  );
}

/** As much as a result takes, so that nothing moves when it comes. */
const ROOM = { base: '7rem', md: '5rem' };

/** Proves that the ledger is sound: what the last check says, and a new one on request. */
export function CheckSection() {
  const { last, since, isKnown, hasStopped, isBusy, error, refusal, start, onRetry } = useLedgerCheck();
  return (
    <SectionCard
      title="Последняя проверка"
      description="Суммы операций, балансы, резервы, цены запросов и цепочка журнала должны сходиться"
      actions={
        <Button busy={isBusy} disabled={!isKnown || since !== null} onClick={() => void start()}>
          Проверить сейчас
        </Button>
      }
    >
      <Stack gap="4" minH={ROOM}>
        <Refusal error={refusal} />
        {hasStopped && (
          <Banner tone="warning" title="Проверка не дошла до конца">
            Итога нет: сервер перезапустили или проверка прервалась. Начните её ещё раз.
          </Banner>
        )}
        {since !== null && <AtWork since={since} />}
        {last !== undefined && (
          <>
            <Banner tone={last.ok ? 'success' : 'danger'} title={outcomeText(last)}>
              <DateText value={last.finishedAt} format="datetime" />
              <span>{`: проверено ${scopeText(last)}.`}</span>
            </Banner>
            {last.problems.length > 0 && <ProblemList problems={last.problems} />}
          </>
        )}
        {isKnown && last === undefined && since === null && (
          <Text color="fg.muted">Книга ещё не проверялась: нажмите «Проверить сейчас».</Text>
        )}
        {!isKnown && error === undefined && <Skeleton height="5rem" aria-busy />}
        {!isKnown && error !== undefined && <ErrorState error={error} onRetry={onRetry} />}
      </Stack>
    </SectionCard>
  );
}
