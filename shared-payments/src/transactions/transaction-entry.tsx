import { DateText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { DetailPart } from './detail-facts.tsx';
import { PricePart } from './price-part.tsx';
import { signedAmount, type TransactionDetail } from './transaction.ts';
import { TransactionTypeBadge } from './transaction-type-badge.tsx';

function PostingsPart({ postings }: { readonly postings: TransactionDetail['postings'] }) {
  return (
    <DetailPart title="Записи по счетам">
      <Stack as="ul" listStyleType="none" gap="2" textStyle="sm">
        {postings.map(({ account, title, amount }) => (
          <Flex as="li" key={`${account}${title}`} justify="space-between" gap="4">
            <Text as="span" minW="0" overflowWrap="anywhere">
              {title}
            </Text>
            <MoneyText value={amount} signed isExact />
          </Flex>
        ))}
      </Stack>
    </DetailPart>
  );
}

function RelatedPart({ related }: { readonly related: TransactionDetail['related'] }) {
  return (
    <DetailPart title="Связанные транзакции">
      <Stack as="ul" listStyleType="none" gap="2" textStyle="sm">
        {related.map((other) => (
          <Flex as="li" key={other.id} justify="space-between" gap="4" wrap="wrap">
            <Flex as="span" gap="2" align="center" wrap="wrap">
              <TransactionTypeBadge type={other.type} />
              <span>{other.number}</span>
              <Text as="span" color="fg.muted">
                <DateText value={other.createdAt} format="short" />
              </Text>
            </Flex>
            <MoneyText value={signedAmount(other)} signed isExact />
          </Flex>
        ))}
      </Stack>
    </DetailPart>
  );
}

/** The entry behind a transaction: its price, its postings, and what answers it. */
export function TransactionEntry({ detail }: { readonly detail: TransactionDetail }) {
  return (
    <>
      {detail.charge !== null && (
        <PricePart charge={detail.charge} tokens={detail.tokens} amount={detail.amount} />
      )}
      <PostingsPart postings={detail.postings} />
      {detail.related.length > 0 && <RelatedPart related={detail.related} />}
    </>
  );
}
