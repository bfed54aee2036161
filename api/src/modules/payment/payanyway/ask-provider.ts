/** What the provider knows of a payment. */
export interface ProviderAnswer {
  readonly state: 'paid' | 'in_progress' | 'canceled' | 'not_paid';
  readonly operationId: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly isTest: boolean;
  /** The provider's own words, which the administrator reads. */
  readonly raw: string;
}

interface ProviderApi {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Asks about a payment by our request's id. Throws when there is no sensible answer. */
export type AskProvider = (request: {
  readonly mntId: string;
  readonly transactionId: string;
}) => Promise<ProviderAnswer>;

interface Operation {
  readonly id: string;
  readonly attributes: Map<string, string>;
}

const TIMEOUT_MS = 8_000;
const RAW_KEPT = 8_000;
const PAGE = { pageNumber: 1, pageSize: 50 };

/** Calls MONETA's merchant API in its JSON form for the operations of an account by the shop's transaction id. */
export function createAskProvider(api: ProviderApi): AskProvider {
  return async ({ mntId, transactionId }) => {
    const response = await fetch(api.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Envelope: {
          Header: { Security: { UsernameToken: { Username: api.username, Password: api.password } } },
          Body: {
            FindOperationsListByCTIDRequest: {
              accountId: mntId,
              clientTransaction: transactionId,
              pager: PAGE,
            },
          },
        },
      }),
      // The password goes to the address of the settings alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const raw = await response.text();
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const operations = readOperations(JSON.parse(raw)).filter(
      ({ attributes }) => (attributes.get('clienttransaction') ?? transactionId) === transactionId,
    );
    return { ...summarise(operations), raw: raw.slice(0, RAW_KEPT) };
  };
}

/** One paid operation settles a payment. Otherwise a running one keeps it open, and cancelled ones end it. */
export function summarise(operations: readonly Operation[]): Omit<ProviderAnswer, 'raw'> {
  const byStatus = (...statuses: string[]) =>
    operations.find(({ attributes }) => statuses.includes(attributes.get('statusid') ?? ''));
  const paid = byStatus('SUCCEED', 'TAKENOUT');
  if (paid) return describe('paid', paid);
  const running = byStatus('INPROGRESS', 'TAKENIN_NOTSENT', 'FROZEN');
  if (running) return describe('in_progress', running);
  const last = operations.at(-1);
  if (last?.attributes.get('statusid') === 'CANCELED') return describe('canceled', last);
  return { state: 'not_paid', operationId: null, amount: null, currency: null, isTest: false };
}

function describe(
  state: ProviderAnswer['state'],
  { id, attributes }: Operation,
): Omit<ProviderAnswer, 'raw'> {
  return {
    state,
    operationId: id,
    // The sum of a debit may be negative.
    amount: attributes.get('sourceamount')?.replace(/^-/, '') ?? null,
    currency: attributes.get('sourcecurrencycode') ?? null,
    isTest: attributes.get('testmode') === '1',
  };
}

/** The operations in the order of their creation. Throws on an answer of any other shape. */
function readOperations(answer: unknown): Operation[] {
  const body = field(field(field(answer, 'Envelope'), 'Body'), 'FindOperationsListByCTIDResponse');
  if (body === undefined) throw new Error('the provider answered something else');
  const list = field(body, 'operation') ?? [];
  if (!Array.isArray(list)) throw new Error('the provider answered something else');
  return list
    .map((operation: unknown) => ({
      id: String(field(operation, 'id') ?? ''),
      attributes: readAttributes(field(operation, 'attribute')),
    }))
    .sort((one, other) => Number(one.id) - Number(other.id));
}

function readAttributes(list: unknown): Map<string, string> {
  if (!Array.isArray(list)) return new Map();
  return new Map(
    list.map((item: unknown) => [String(field(item, 'key') ?? ''), String(field(item, 'value') ?? '')]),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
