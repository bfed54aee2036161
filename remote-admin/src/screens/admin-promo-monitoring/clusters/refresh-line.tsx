import { notifyApiError } from '@cabinet/kernel/notify';
import { mutate } from '@cabinet/kernel/state';
import { Button, Flex, formatDate, RefreshIcon, Text } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import { type ClusterPage, promoKeys, refreshClusters } from '../../../api/promo.ts';

/** The job looks every few seconds. */
const POLL_MS = 3_000;

function useWaiting(isPending: boolean): void {
  useEffect(
    function lookAgain() {
      if (!isPending) return undefined;
      const [resource, what] = promoKeys.clusters();
      const timer = setInterval(
        () => void mutate((key) => Array.isArray(key) && key[0] === resource && key[1] === what),
        POLL_MS,
      );
      return () => clearInterval(timer);
    },
    [isPending],
  );
}

/** How old the clusters are, and a way to have them found anew. */
export function RefreshLine({ refresh: { finishedAt, isPending } }: Pick<ClusterPage, 'refresh'>) {
  const [isAsking, setAsking] = useState(false);
  useWaiting(isPending);
  async function ask() {
    setAsking(true);
    try {
      await refreshClusters();
    } catch (error) {
      notifyApiError(error);
    } finally {
      setAsking(false);
    }
  }
  const age =
    finishedAt === null
      ? 'Кластеры ещё не считались.'
      : `Посчитаны ${formatDate(finishedAt)} по всем заявкам.`;
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Text textStyle="sm" color="fg.muted" role="status">
        {isPending ? 'Считаем заново, это несколько секунд…' : age}
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        busy={isAsking || isPending}
        onClick={() => void ask()}
      >
        <RefreshIcon /> Пересчитать
      </Button>
    </Flex>
  );
}
