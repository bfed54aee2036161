import { Skeleton, useLazyPart } from '@cabinet/kernel/ui';
import type { UsageSectionProps } from '@cabinet/payments/usage';
import { paths } from '../../paths.ts';

type TransactionsHref = NonNullable<UsageSectionProps['transactionsHref']>;

const importUsage = () =>
  import('@cabinet/payments/usage').then(({ UsageSection }) => ({ default: UsageSection }));

const transactionsHref: TransactionsHref = ({ userId, modelId, from, to }) =>
  paths.companyTransactions.to({ user_id: userId, model_id: modelId, from, to });

/** Spending by person, model and day; its code comes after the first view. */
export function UsagePart({ companyId }: { readonly companyId: string }) {
  const Usage = useLazyPart(importUsage);
  if (Usage === null) return <Skeleton height="24rem" />;
  return <Usage of={{ kind: 'company', companyId }} transactionsHref={transactionsHref} />;
}
