import { tierName } from '@cabinet/kernel/core/payments';
import { plural, quoted } from '@cabinet/kernel/core/text';
import { chakra, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { ReactNode } from 'react';
import { DetailPart } from './detail-facts.tsx';
import { type BillPart, billOf } from './price-bill.ts';
import type { TransactionDetail } from './transaction.ts';
import { countText } from './transaction-labels.ts';

type Price = NonNullable<TransactionDetail['charge']>;
type Priced = Pick<TransactionDetail, 'tokens' | 'amount'> & { readonly charge: Price };
type Correction = NonNullable<Price['correction']>;

const Bill = /* @__PURE__ */ chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& th, & td': {
      textAlign: 'start',
      fontWeight: 'normal',
      verticalAlign: 'baseline',
      paddingBlock: '1.5',
    },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '4', textStyle: 'money' },
    '& tfoot :is(th, td)': { fontWeight: 'semibold', borderTopWidth: '1px', paddingTop: '2' },
  },
});

/** What a correction covers, in words behind «Корректировка». */
const COVERS: Record<Correction['scopeType'], (name: string) => string> = {
  all: () => 'на все модели',
  vendor: (name) => `на модели ${quoted(name)}`,
  tag: (name) => `на модели с тегом ${quoted(name)}`,
  type: (name) => `на модели типа ${quoted(name)}`,
  model: (name) => `на модель ${quoted(name)}`,
};

/** «×0,97»: what a price was multiplied by. */
const factor = (multiplier: string) => `×${multiplier.replace(/\.?0+$/, '').replace('.', ',')}`;

const tokensText = (count: number) => `${countText(count)} ${plural(count, 'токен', 'токена', 'токенов')}`;

function Tokens({ count, price }: { readonly count: number; readonly price: string }) {
  return (
    <span>
      <span>{`${tokensText(count)} × `}</span>
      <MoneyText value={price} isExact /> за миллион
    </span>
  );
}

function RowWords({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <Text as="span">{title}</Text>
      {children !== undefined && (
        <Text as="span" display="block" color="fg.muted">
          {children}
        </Text>
      )}
    </>
  );
}

const WORDS: Record<BillPart, (priced: Priced) => ReactNode> = {
  input: ({ tokens, charge: { prices } }) => (
    <RowWords title="На входе">
      <Tokens count={tokens?.input ?? 0} price={prices?.input ?? '0'} />
    </RowWords>
  ),
  output: ({ tokens, charge: { prices } }) => (
    <RowWords title="На выходе">
      <Tokens count={tokens?.output ?? 0} price={prices?.output ?? '0'} />
    </RowWords>
  ),
  base: ({ tokens }) => (
    <RowWords title="По прайсу">
      {tokens === null
        ? undefined
        : `${tokensText(tokens.input)} на входе, ${countText(tokens.output)} на выходе`}
    </RowWords>
  ),
  correction: ({ charge: { correction, correctionMultiplier } }) => (
    <RowWords title={`Корректировка ${factor(correctionMultiplier)}`}>
      {correction === null ? undefined : COVERS[correction.scopeType](correction.name ?? '')}
    </RowWords>
  ),
  level: ({ charge: { tier, tierMultiplier } }) => (
    <RowWords title={`Уровень ${quoted(tierName(tier))} ${factor(tierMultiplier)}`} />
  ),
};

/** How a charge came about, as a bill whose rows make its sum: exact, as the sum above it is (product §13.6). */
export function PricePart(priced: Priced) {
  const rows = billOf(priced);
  return (
    <DetailPart title="Как посчитано">
      <Bill>
        <VisuallyHidden as="caption">Из чего сложилась сумма</VisuallyHidden>
        <tbody>
          {rows.map(({ part, amount }) => (
            <tr key={part}>
              <th scope="row">{WORDS[part](priced)}</th>
              <td>
                <MoneyText value={amount} isExact />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Итого</th>
            <td>
              <MoneyText value={priced.amount} isExact />
            </td>
          </tr>
        </tfoot>
      </Bill>
    </DetailPart>
  );
}
