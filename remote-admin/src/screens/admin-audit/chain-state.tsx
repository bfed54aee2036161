import { Banner, DateText, ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { Verification } from '../../api/audit.ts';
import { progressText, resultText } from './chain-words.ts';
import { Code } from './code.tsx';

function Progress({ state }: { readonly state: Verification }) {
  const { rows, total, status } = state;
  return (
    <Stack gap="2">
      <Text role="status">
        {status === 'running'
          ? `Проверяем: ${progressText(state)}`
          : `Проверка прервалась: ${progressText(state)}`}
      </Text>
      <ProgressBar
        label="Проверка цепочки"
        percent={total === 0 ? null : (rows / total) * 100}
        valueText={progressText(state)}
      />
      <Text textStyle="sm" color="fg.muted">
        {status === 'running'
          ? 'Страницу можно закрыть: проверка продолжится и никого не задерживает.'
          : 'Нажмите «Продолжить», чтобы проверить остальное.'}
      </Text>
    </Stack>
  );
}

/** How far a verification is, or what it has found. */
export function ChainState({ state }: { readonly state: Verification }) {
  const { status, ok, head, startedBy, finishedAt } = state;
  if (status === 'running' || status === 'interrupted') return <Progress state={state} />;
  return (
    <Stack gap="4">
      {status === 'never' ? (
        <Banner tone="info">
          Весь журнал ещё не проверялся: он длинный, проверка займёт до нескольких минут.
        </Banner>
      ) : (
        <Banner tone={ok ? 'success' : 'danger'}>{resultText(state)}</Banner>
      )}
      <FactList>
        {finishedAt !== null && (
          <Fact term="Когда">
            <DateText value={finishedAt} format="datetime" />
            {startedBy !== null && <span>{`, ${startedBy.displayName}`}</span>}
          </Fact>
        )}
        {head !== null && (
          <Fact term={`Хеш записи № ${head.seq}`}>
            <Code text={head.hash} what="хеш последней записи" />
          </Fact>
        )}
      </FactList>
    </Stack>
  );
}
