import { DateText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { DetailPart, Fact, Facts } from './detail-facts.tsx';
import { signedAmount, type TransactionDetail } from './transaction.ts';
import { TransactionTypeBadge } from './transaction-type-badge.tsx';

const count = (value: number) => new Intl.NumberFormat('ru-RU').format(value);

/** «×0,97»: what a price was multiplied by. */
function factor(multiplier: string): string {
  return `×${multiplier.replace(/\.?0+$/, '').replace('.', ',')}`;
}

function PricePart({ price }: { readonly price: NonNullable<TransactionDetail['charge']> }) {
  return (
    <DetailPart title="Как посчитано">
      <Facts>
        <Fact term="Токены">
          {count(price.inputTokens)} на входе, {count(price.outputTokens)} на выходе
        </Fact>
        <Fact term="По прайсу">
          <MoneyText value={price.baseAmount} />
        </Fact>
        <Fact term="Корректировка">{factor(price.correctionMultiplier)}</Fact>
        <Fact term="Уровень">{factor(price.tierMultiplier)}</Fact>
      </Facts>
    </DetailPart>
  );
}

function PostingsPart({ postings }: { readonly postings: TransactionDetail['postings'] }) {
  return (
    <DetailPart title="Проводки">
      <Stack as="ul" listStyleType="none" gap="2" textStyle="sm">
        {postings.map(({ account, title, amount }) => (
          <Flex as="li" key={`${account}${title}`} justify="space-between" gap="4">
            <Text as="span" minW="0" overflowWrap="anywhere">
              {title}
            </Text>
            <MoneyText value={amount} signed />
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
              {other.number}
              <Text as="span" color="fg.muted">
                <DateText value={other.createdAt} format="short" />
              </Text>
            </Flex>
            <MoneyText value={signedAmount(other)} signed />
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
      {detail.charge !== null && <PricePart price={detail.charge} />}
      <PostingsPart postings={detail.postings} />
      {detail.related.length > 0 && <RelatedPart related={detail.related} />}
    </>
  );
}
