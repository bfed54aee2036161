import { isId } from '@cabinet/kernel/ui/list';
import type { PaymentRequest } from '@cabinet/payments';
import { fetchRequests } from '../../api/payment-requests.ts';
import { payerOption, personOption } from '../../components/found/found-kinds.ts';
import type { FoundKind, FoundOption } from '../../components/found/use-found.ts';

const READ = 50;

/** What the newest requests that a text finds are of; each once. */
function ofRequests(
  name: 'payer_id' | 'user_id',
  toOption: (request: PaymentRequest) => FoundOption,
): FoundKind {
  return {
    resource: `requests-${name}`,
    async find(text) {
      const { items } = await fetchRequests(
        isId(text) ? { [name]: text, limit: 1 } : { q: text || undefined, limit: READ },
      );
      return [...new Map(items.map(toOption).map((option) => [option.value, option])).values()];
    },
  };
}

/** Payers and authors of requests, for whom the lists of all accounts and people are closed. */
export const PAYERS_OF_REQUESTS = ofRequests('payer_id', ({ payer }) => payerOption(payer));
export const AUTHORS_OF_REQUESTS = ofRequests('user_id', ({ user }) => personOption(user));
