import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  failure,
  handle,
  offerScreens,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AttentionSection } from './attention-section.tsx';

type Item = WireData<'GET users/me/attention'>['items'][number];

const item = (kind: Item['kind'], count: number, more: Partial<Item> = {}): Item => ({
  kind,
  count,
  place: null,
  id: null,
  name: null,
  by: null,
  ...more,
});

const SCREENS = [
  '/group',
  '/group/invite/accept',
  '/company/invite/accept',
  '/company/users',
  '/payment-requests',
  '/payment',
  '/admin/proposals',
  '/admin/payment-requests',
  '/admin/bank-statements',
  '/admin/promo-monitoring',
];

let items: Item[] = [];
let asked = 0;
const api = useApiServer(
  handle('GET users/me/attention', () => {
    asked += 1;
    return { items };
  }),
);

const render = (isOfStaff = false, offered = SCREENS) =>
  renderWithProviders(<AttentionSection isOfStaff={isOfStaff} />, {
    store: offerScreens(signedInStore(buildCurrentUser()), ...offered.map((pattern) => ({ pattern }))),
  });
const theSection = () => screen.findByRole('region', { name: 'Требует внимания' });
const linesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => [link.querySelector('p')?.textContent, link.getAttribute('href')]);

/** Every kind with what is said of it and where one press leads. */
const LINES: Readonly<Record<Item['kind'], readonly (readonly [Item, string, string])[]>> = {
  invitation: [
    [
      item('invitation', 1, { place: 'group', id: 'i1', name: 'Семья', by: 'Мария Северова' }),
      'Приглашение в группу «Семья»',
      '/group/invite/accept?invitation=i1',
    ],
    [
      item('invitation', 1, { place: 'company', id: 'i2', name: 'Вектор', by: 'Пётр' }),
      'Приглашение в компанию «Вектор»',
      '/company/invite/accept?invitation=i2',
    ],
  ],
  group_offer: [
    [
      item('group_offer', 1, { name: 'Семья', by: 'Мария' }),
      'Вам предлагают стать владельцем группы «Семья»',
      '/group',
    ],
  ],
  unpaid_request: [
    [item('unpaid_request', 1, { id: 'r1' }), '1 заявка ждёт оплаты', '/payment?request=r1'],
    [item('unpaid_request', 3), '3 заявки ждут оплаты', '/payment-requests?status=pending'],
  ],
  exhausted_caps: [
    [item('exhausted_caps', 1, { place: 'group' }), 'Лимит месяца исчерпан у 1 участника группы', '/group'],
    [
      item('exhausted_caps', 5, { place: 'company' }),
      'Лимит месяца исчерпан у 5 сотрудников компании',
      '/company/users?cap_used_up=true',
    ],
  ],
  proposals: [[item('proposals', 2), '2 предложения ждут вашего решения', '/admin/proposals?awaits=me']],
  requests_in_work: [
    [item('requests_in_work', 21), '21 заявка в обработке', '/admin/payment-requests?status=processing'],
  ],
  bank_lines: [
    [item('bank_lines', 5), '5 строк выписок не разобрано', '/admin/bank-statements?has_new=true'],
  ],
  promo_clusters: [
    [item('promo_clusters', 2), '2 новых кластера промо', '/admin/promo-monitoring?tab=clusters&is_new=true'],
  ],
};

beforeEach(() => {
  items = [];
  asked = 0;
});

describe('«Требует внимания»', () => {
  it.each(Object.values(LINES).flat())('says what waits and leads there: %j', async (one, title, href) => {
    items = [one];
    render();
    expect(linesOf(await theSection())).toEqual([[title, href]]);
  });

  it('is not there at all while nothing waits', async () => {
    render();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('says nothing of what no section of the cabinet shows', async () => {
    items = [item('proposals', 2), item('bank_lines', 1)];
    render(false, ['/admin/bank-statements']);
    expect(linesOf(await theSection())).toHaveLength(1);
  });

  it('tells staff only of their work', async () => {
    items = Object.values(LINES).flatMap((lines) => lines.map(([one]) => one));
    render(true);
    expect(within(await theSection()).getAllByRole('link')).toHaveLength(4);
  });

  it('keeps a failure to itself at home', async () => {
    api.use(
      handle('GET users/me/attention', () => {
        asked += 1;
        return failure('RES.001');
      }),
    );
    render();
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('tells staff of a failure and offers another try', async () => {
    api.use(handle('GET users/me/attention', () => failure('RES.001')));
    const { user } = render(true);
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    items = [item('proposals', 2)];
    api.resetHandlers();
    await user.click(again);
    expect(linesOf(await theSection())).toHaveLength(1);
  });
});
