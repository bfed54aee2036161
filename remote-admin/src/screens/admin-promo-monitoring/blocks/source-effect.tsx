import { formatAmount } from '@cabinet/kernel/core/amount';
import { Banner, Skeleton, Text } from '@cabinet/kernel/ui';
import { type SourceRef, useSource } from '../../../api/promo.ts';
import {
  addressesText,
  coversText,
  devicesText,
  formatCount,
  peopleText,
  requestsText,
  sourceText,
} from '../promo-words.ts';

/** How much has come from an address or a device so far. */
export function SourceEffect({ source }: { readonly source: SourceRef }) {
  const { data, error, isValidating, mutate } = useSource(source);
  if (data === undefined && error === undefined) return <Skeleton height="3rem" aria-busy />;
  if (data === undefined)
    return (
      <Banner tone="warning" onRetry={() => void mutate()} isRetrying={isValidating}>
        Не удалось узнать, сколько заявок это касается.
      </Banner>
    );
  const covered = data.covers > 1 && (
    <Text>{`Закроется ${sourceText(data)}: ${coversText(data.value, data.covers)}.`}</Text>
  );
  const links = source.kind === 'ip' ? devicesText(data.links) : addressesText(data.links);
  const were = `${requestsText(data.requests)}, ${peopleText(data.users)} (за 30 дней — ${formatCount(data.users30d)})`;
  if (data.requests === 0)
    return (
      <>
        {covered}
        <Text>Заявок отсюда пока не было.</Text>
      </>
    );
  return (
    <>
      {covered}
      <Text>
        {`Уже было: ${were}, ${links}; выдано ${formatCount(data.granted)} на ${formatAmount(data.amount)}.`}
      </Text>
    </>
  );
}
