import type { SourceRef } from '../../api/promo.ts';
import type { PromoTab } from './use-promo-address.ts';

/** What a question about an address or a fingerprint is. */
export interface SourceQuestion {
  readonly action: 'block' | 'unblock';
  readonly source: SourceRef;
}

/** What every tab is given. */
export interface PromoTabProps {
  /** The filters of the screen, with the days of the period. */
  readonly filters: Readonly<Record<string, string>>;
  readonly onAsk: (question: SourceQuestion) => void;
  readonly onOpen: (tab: PromoTab, more?: Readonly<Record<string, string>>) => void;
}
