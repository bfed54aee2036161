import type { UsageOf } from './usage.ts';

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
  readonly of: UsageOf;
  /** Address of the transactions that a figure stands for; without it nothing is a link. */
  readonly transactionsHref?: (filter: UsageFilter) => string;
}
