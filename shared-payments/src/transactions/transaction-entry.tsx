import { divideMoney, formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { DateText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { DetailPart, Fact, Facts } from './detail-facts.tsx';
import { signedAmount, type TokenCounts, type TransactionDetail } from './transaction.ts';
import { countText } from './transaction-labels.ts';
import { TransactionTypeBadge } from './transaction-type-badge.tsx';

/** «×0,97»: what a price was multiplied by. */
function factor(multiplier: string): string {
  return `×${multiplier.replace(/\.?0+$/, '').replace('.', ',')}`;
}

/** Sums have ten decimals at most, a token costs less than a kopeck. */
const TOKEN_PRICE_DIGITS = 6;

interface PricePartProps {
  readonly price: NonNullable<TransactionDetail['charge']>;
  readonly tokens: TransactionDetail['tokens'];
  readonly amount: string;
}

function TokenFacts({ tokens, amount }: { readonly tokens: TokenCounts; readonly amount: string }) {
  const count = tokens.input + tokens.output;
  return (
    <>
      <Fact term="Токены">
        {countText(tokens.input)} на входе, {countText(tokens.output)} на выходе
      </Fact>
      {count > 0 && (
        <Fact term="Цена токена">
          {formatMoney(divideMoney(fromWire(amount), count), { digits: TOKEN_PRICE_DIGITS })} в среднем
        </Fact>
      )}
    </>
  );
}

function PricePart({ price, tokens, amount }: PricePartProps) {
  return (
    <DetailPart title="Как посчитано">
      <Facts>
        {tokens !== null && <TokenFacts tokens={tokens} amount={amount} />}
        <Fact term="По прайсу">
          <MoneyText value={price.baseAmount} isExact />
        </Fact>
        <Fact term="Корректировка">{factor(price.correctionMultiplier)}</Fact>
        <Fact term="Уровень">{factor(price.tierMultiplier)}</Fact>
      </Facts>
    </DetailPart>
  );
}

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
              {other.number}
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
        <PricePart price={detail.charge} tokens={detail.tokens} amount={detail.amount} />
      )}
      <PostingsPart postings={detail.postings} />
      {detail.related.length > 0 && <RelatedPart related={detail.related} />}
    </>
  );
}
