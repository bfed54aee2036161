import { seesBalance } from '@cabinet/kernel/core/permissions';
import { sql } from 'kysely';
import type { MoneyPlace } from './money-places.ts';
import type { TestApi } from './test-api.ts';
import type { Answer } from './test-client.ts';

type Sum = string | null;

interface Payer {
  readonly id: string;
  readonly balance: Sum;
}

interface Line {
  readonly user: { readonly id: string } | null;
  readonly balance_before: Sum;
  readonly balance_after: Sum;
}

interface Quote {
  readonly balance_after: Sum;
  readonly tier: string | null;
  readonly tier_after: string | null;
  readonly tier_progress_after: object | null;
}

interface Request {
  readonly user: { readonly id: string; readonly email: string };
}

interface Page {
  readonly payer: Payer & { readonly available: Sum; readonly held: Sum };
  readonly members?: readonly { readonly spent_this_month?: string }[];
}

interface Me {
  readonly user: {
    readonly company_id: string | null;
    readonly role_info: { readonly permissions: string[] };
  };
  readonly balance: number | null;
  readonly totalSpent: Sum;
  readonly tierProgress: object | null;
}

interface Spending {
  readonly scope: string;
  readonly payer: { readonly id: string; readonly kind: 'user' | 'group' | 'company' };
  readonly days_left: number | null;
  readonly lasts_until: string | null;
}

/** What somebody sees of the money of a place, by every way to it; `around` is the balance before and after a movement. */
export async function sightsOf(api: TestApi, place: MoneyPlace): Promise<string[]> {
  const { viewer, payerId, movements, requests } = place;
  const get = async <T>(path: string): Promise<T | undefined> => readOr(await viewer.get(path));
  const seen: Record<string, boolean> = {};
  const isShared = (list: string) => sharedList(place).includes(list);
  const isOfOthers = ({ user }: Pick<Line, 'user'>) => user?.id !== viewer.userId;

  const spending = await get<Spending>('/users/me/spending');
  const isPaying = spending?.payer.id === payerId;
  seen.spending = isPaying && spending.scope === 'payer';
  seen.forecast = isPaying && tells(spending.days_left, spending.lasts_until);
  const me = await get<Me>('/users/me');
  seen.me = isPaying && tells(me?.balance);
  seen['me.totals'] = isPaying && tells(me?.totalSpent, me?.tierProgress);
  const badge = await get('/users/me/balance');
  seen.badge = isPaying && badge !== undefined;
  if (me && spending && (badge !== undefined) !== browserSees(me, spending))
    throw new Error('the browser would ask for another balance than the server tells');
  seen.letter = await isWrittenTo(api, place);

  const choices = await get<{ payers: Payer[] }>('/payment/payers');
  const choice = choices?.payers.find(({ id }) => id === payerId);
  seen.choice = choice !== undefined;
  seen['choice.balance'] = tells(choice?.balance);
  if (choice) {
    const order = { amount: '500.00', method: 'card', payer_id: payerId };
    const quote = readOr<Quote>(await viewer.post('/payment/quote', order));
    seen['quote.balance'] = tells(quote?.balance_after);
    seen['quote.tier'] = tells(quote?.tier, quote?.tier_after, quote?.tier_progress_after);
  }

  for (const [whose, id] of Object.entries(movements)) {
    const movement = await get<Line>(`/transactions/${id}`);
    seen[`movement.${whose}`] = movement !== undefined;
    seen[`movement.${whose}.around`] = tells(movement?.balance_before, movement?.balance_after);
  }
  for (const list of ['all', 'user', ...sharedList(place)]) {
    const path = list === 'all' ? '/transactions' : `/transactions/${list}`;
    const lines = (await get<{ items: Line[] }>(`${path}?payer_id=${payerId}`))?.items ?? [];
    seen[`movements.${list}`] = lines.length > 0;
    seen[`movements.${list}.others`] = isShared(list) && lines.some(isOfOthers);
    seen[`movements.${list}.around`] = lines.some((line) => tells(line.balance_before, line.balance_after));
  }
  for (const [whose, id] of Object.entries(requests)) {
    const request = await get<Request>(`/payment/requests/${id}`);
    seen[`request.${whose}`] = request !== undefined;
    seen[`request.${whose}.email`] = request !== undefined && request.user.email !== '';
  }
  for (const list of ['all', 'my', ...sharedList(place)]) {
    const path = list === 'all' ? '/payment/requests' : `/payment/requests/${list}`;
    const found = (await get<{ items: Request[] }>(`${path}?payer_id=${payerId}`))?.items ?? [];
    seen[`requests.${list}`] = found.length > 0;
    seen[`requests.${list}.others`] = isShared(list) && found.some(isOfOthers);
    seen[`requests.${list}.emails`] = found.length > 0 && found.every(({ user }) => user.email !== '');
  }
  Object.assign(seen, await pageOf(place, get), { card: await get(`/admin/payers/${payerId}`) });
  return Object.keys(seen).filter((sight) => seen[sight]);
}

/** The group's or the company's own page. */
async function pageOf(
  { kind, holderId, payerId }: MoneyPlace,
  get: <T>(path: string) => Promise<T | undefined>,
): Promise<Record<string, boolean>> {
  if (kind === 'user') return {};
  if (kind === 'company') {
    const page = await get<Page>(`/company/${holderId}`);
    return {
      page: page !== undefined,
      'page.balance': tells(page?.payer.balance, page?.payer.available, page?.payer.held),
      usage: (await get(`/company/${holderId}/usage`)) !== undefined,
      people: (await get(`/company/${holderId}/users`)) !== undefined,
    };
  }
  const page = await get<Page | null>('/group/me');
  if (page?.payer.id !== payerId) return {};
  const usage = await get<{ scope: string }>('/group/me/usage');
  return {
    page: true,
    'page.balance': tells(page.payer.balance, page.payer.available, page.payer.held),
    usage: usage?.scope === 'all',
    people: page.members?.every(({ spent_this_month }) => spent_this_month !== undefined) ?? false,
  };
}

/** What the browser asks for without waiting for a refusal. */
function browserSees({ user }: Me, { payer: { kind } }: Spending): boolean {
  const companyId = user.company_id;
  return seesBalance({ companyId, permissions: user.role_info.permissions }, { kind, companyId });
}

function sharedList({ kind }: MoneyPlace): string[] {
  return kind === 'user' ? [] : [kind];
}

async function isWrittenTo({ db }: TestApi, { viewer, payerId }: MoneyPlace): Promise<boolean> {
  const { rows } = await sql`select from low_balance_alerts
    where user_id = ${viewer.userId} and payer_id = ${payerId}`.execute(db);
  return rows.length > 0;
}

/** Whether an answer that keeps sums back tells one of them. */
function tells(...sums: readonly unknown[]): boolean {
  return sums.some((sum) => sum !== null && sum !== undefined);
}

/** Whoever may not see something is refused, or told that it is not there; nothing else may keep it from them here. */
function readOr<T>(answer: Answer): T | undefined {
  if (answer.status === 200) return answer.read<T>();
  if (!['AUTH.003', 'RES.001'].includes(answer.code)) throw new Error(`${answer.code} ${answer.message}`);
  return undefined;
}
