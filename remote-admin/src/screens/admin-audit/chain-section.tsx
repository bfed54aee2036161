import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Button, Loaded, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { startVerification, useVerification } from '../../api/audit.ts';
import { ChainState } from './chain-state.tsx';

/** As much as a result takes, so that nothing moves when it comes. */
const ROOM = { base: '17.75rem', md: '8.75rem' };

function Explanation() {
  return (
    <Stack as="details" gap="2" textStyle="sm" color="fg.muted" mt="4">
      <summary>Как это доказать проверяющему</summary>
      <Text>
        Записи журнала только добавляются. Хеш каждой — SHA-256 её содержимого вместе с хешем предыдущей,
        поэтому изменить, вставить или удалить запись незаметно нельзя: разойдутся все хеши после неё.
      </Text>
      <Text>
        Сохраните номер и хеш последней записи вне кабинета, например в письме проверяющему. Позже найдите
        запись с этим номером поиском по журналу: если её хеш тот же и цепочка цела, всё до неё осталось
        нетронутым.
      </Text>
      <Text>
        Каждую ночь журнал проверяет и сам кабинет, а хеш последней записи попадает в журнал сервера.
      </Text>
    </Stack>
  );
}

/** Proves that nobody touched the log. */
export function ChainSection() {
  const verification = useVerification();
  const { data: state } = verification;
  const [isBusy, setBusy] = useState(false);
  const { error: refusal, tryTo } = useRefusal();
  async function verify() {
    setBusy(true);
    await tryTo(startVerification)
      .then(() => notify.info('Проверка цепочки началась'))
      .catch(() => undefined);
    setBusy(false);
  }
  const isRunning = state?.status === 'running';
  return (
    <SectionCard
      title="Проверка цепочки"
      description="Записи связаны хешами: проверка докажет, что их никто не менял и не удалял"
      actions={
        <Button
          variant="outline"
          busy={isBusy}
          disabled={state === undefined || isRunning}
          onClick={() => void verify()}
        >
          {state?.status === 'interrupted' ? 'Продолжить' : 'Проверить'}
        </Button>
      }
    >
      <Stack gap="4" minH={ROOM}>
        <Refusal error={refusal} />
        <Loaded query={verification} skeleton={<Skeleton height="5rem" aria-busy />}>
          {(known) => <ChainState state={known} />}
        </Loaded>
      </Stack>
      <Explanation />
    </SectionCard>
  );
}
