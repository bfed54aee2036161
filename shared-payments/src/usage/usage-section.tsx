import { SectionCard } from '@cabinet/kernel/ui';

/** What a row, a model or a day of the usage leads to. */
export interface UsageFilter {
  readonly userId?: string;
  readonly modelId?: string;
  /** Days of the cabinet's calendar, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** Props of {@link UsageSection}. */
export interface UsageSectionProps {
  /** Whose usage it is; the section asks the API for it and keeps the chosen period in the address. */
  readonly of: { readonly kind: 'group' } | { readonly kind: 'company'; readonly companyId: string };
  /** Address of the transactions that a figure stands for; without it nothing is a link. */
  readonly transactionsHref?: (filter: UsageFilter) => string;
}

/** Spending of a shared account by day and model, by person, with a period. */
export function UsageSection(_props: UsageSectionProps) {
  return <SectionCard title="Расходы">{null}</SectionCard>;
}
