import { UsageSection, type UsageSectionProps } from '@cabinet/payments/usage';
import { paths } from '../../../paths.ts';

const GROUP = { kind: 'group' } as const;

const transactionsHref: NonNullable<UsageSectionProps['transactionsHref']> = ({
  userId,
  modelId,
  from,
  to,
}) => paths.groupTransactions.to({ user_id: userId, model_id: modelId, from, to });

/** Figures are links for those who may open what they stand for. */
export default function UsagePart({ isLinked }: { readonly isLinked: boolean }) {
  return <UsageSection of={GROUP} {...(isLinked ? { transactionsHref } : {})} />;
}
