import { formatAmount } from '@cabinet/kernel/core/amount';
import { SHARED_NETWORK_FINGERPRINTS } from '@cabinet/kernel/core/contract';
import { isMissing } from '@cabinet/kernel/http';
import {
  ArrowLeftIcon,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  formatDate,
  Heading,
  SectionCard,
  Skeleton,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { type ClusterDetail, useCluster } from '../../../api/promo.ts';
import type { PromoTabProps } from '../promo-tab-props.ts';
import { addressesText, clusterName, devicesText, peopleText, requestsText } from '../promo-words.ts';
import { GraphSection } from './graph-section.tsx';
import { LinksTable } from './links-table.tsx';
import { NetworksTable } from './networks-section.tsx';
import { ReviewButton } from './review-button.tsx';

interface ClusterViewProps extends PromoTabProps {
  readonly id: string;
}

function factsOf({ requests, users, ips, fingerprints, amount, firstSeen, lastSeen }: ClusterDetail): string {
  const parts = [requestsText(requests), peopleText(users), addressesText(ips), devicesText(fingerprints)];
  return `${parts.join(', ')}; выдано ${formatAmount(amount)}. С ${formatDate(firstSeen)} по ${formatDate(lastSeen)}`;
}

/** One cluster: what holds it together, as a graph and as a table that says the same. */
export function ClusterView({ id, onAsk, onOpen }: ClusterViewProps) {
  const { data, error, mutate } = useCluster(id);
  const back = (
    <Button
      size="sm"
      variant="ghost"
      colorPalette="gray"
      alignSelf="flex-start"
      onClick={() => onOpen('clusters')}
    >
      <ArrowLeftIcon /> Все кластеры
    </Button>
  );
  if (data === undefined && isMissing(error))
    return (
      <EmptyState
        title="Такого кластера нет"
        description="Он мог слиться с другим или распасться, когда кластеры считали заново."
        action={<Button onClick={() => onOpen('clusters')}>Все кластеры</Button>}
      />
    );
  if (data === undefined && error !== undefined)
    return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton height="24rem" aria-busy />;
  return (
    <Stack gap="5">
      {back}
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Stack gap="1" flex="1 1 16rem">
          <Heading as="h2" size="xl">{`Кластер ${clusterName(data.number)}`}</Heading>
          <Text color="fg.muted">{factsOf(data)}</Text>
        </Stack>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => onOpen('requests', { cluster_id: id })}>
            Показать заявки
          </Button>
          {data.isNew && <ReviewButton id={id} />}
        </Flex>
      </Flex>
      <GraphSection cluster={data} />
      <LinksTable cluster={data} onAsk={onAsk} onOpen={onOpen} />
      {data.sharedNetworks.length > 0 && (
        <SectionCard
          title="Общие сети"
          description={`С этих адресов тоже приходили, но кластер они не соединяют: за ними больше ${SHARED_NETWORK_FINGERPRINTS} устройств.`}
        >
          <NetworksTable networks={data.sharedNetworks} onAsk={onAsk} onOpen={onOpen} />
        </SectionCard>
      )}
    </Stack>
  );
}
