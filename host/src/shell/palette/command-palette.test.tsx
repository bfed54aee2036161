import type { RouteContract } from '@cabinet/federation/contract';
import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { offerRemotes } from '../../testing/offer-remotes.ts';
import CommandPalette from './command-palette.tsx';

const guard = { session: true } as const;
const MANAGE = { session: true, permission: 'user:manage' } as const;

const REQUESTS: RouteContract = {
  id: 'request',
  path: '/requests/:requestId',
  title: 'Заявка',
  guard,
  finds: [
    {
      title: 'Заявки',
      typed: 'номер заявки',
      order: 20,
      call: 'payment/requests/my',
      items: 'items',
      label: ['number'],
      details: [{ at: 'amount', as: 'money' }, { at: 'payer.name' }, { at: 'created_at', as: 'day' }],
      fills: { requestId: 'id' },
      list: '/requests',
    },
  ],
};
const PEOPLE: RouteContract = {
  id: 'person',
  path: '/people/:userId',
  title: 'Человек',
  guard: MANAGE,
  finds: [
    {
      title: 'Люди',
      typed: 'человек',
      order: 10,
      call: 'users',
      items: 'users',
      label: ['display_name', 'email'],
      details: [{ at: 'email' }],
      fills: { userId: 'id' },
    },
  ],
};
const ROUTES: RouteContract[] = [
  { id: 'home', path: '/', title: 'Главная', guard, command: { label: 'Главная', synonyms: 'обзор' } },
  { id: 'requests', path: '/requests', title: 'Все заявки', guard },
  {
    id: 'account',
    path: '/account',
    title: 'Мой аккаунт',
    guard,
    commands: [
      { label: 'Сменить пароль', hash: 'password', synonyms: 'безопасность' },
      { label: 'Только своим', query: 'tab=secret', permission: 'user:manage' },
    ],
  },
  REQUESTS,
  PEOPLE,
];

type WireRequest = WireData<'GET payment/requests/my'>['items'][number];

const request = (draft: Partial<WireRequest> = {}): WireRequest => ({
  id: 'r1',
  number: 'З-000059',
  method: 'card',
  without_invoice: false,
  amount: '1500',
  currency: 'RUB',
  status: 'pending',
  payer: { id: 'p1', kind: 'user', name: 'Анна Клиентова' },
  company: null,
  user: { id: 'u1', display_name: 'Анна', email: 'anna@mail.example' },
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-21T09:00:00.000Z',
  paid_at: null,
  provider: null,
  provider_operation_id: null,
  bank_reference: null,
  reject_reason: null,
  actions: {
    cancel: false,
    pay: false,
    pay_again: false,
    check: false,
    invoice: false,
    send_invoice: false,
    change_status: [],
  },
  ...draft,
});

let asked: string[] = [];
let known: readonly WireRequest[] = [];
let total: number | undefined;

const api = useApiServer(
  handle('GET payment/requests/my', ({ request: { url } }) => {
    const { search, searchParams } = new URL(url);
    asked.push(`requests${decodeURIComponent(search)}`);
    const items = known.filter(({ number, payer }) =>
      `${number} ${payer.name}`.toLowerCase().includes((searchParams.get('q') ?? '').toLowerCase()),
    );
    return {
      items: items.slice(0, Number(searchParams.get('limit'))),
      total: total ?? items.length,
      page: 1,
      limit: 5,
      next_cursor: null,
      totals: { paid: '0', open: '0', by_status: [] },
      is_own: true,
    };
  }),
  http.get(`${API}/users`, ({ request: { url } }) => {
    asked.push(`people${decodeURIComponent(new URL(url).search)}`);
    return Response.json({
      status: 'success',
      message: '',
      data: { users: [{ id: 'u7', display_name: '', email: 'anna@mail.example' }], total: 1 },
    });
  }),
);

beforeEach(async () => {
  await offerRemotes({ routes: ROUTES, menu: [] });
  keepFingerprint();
  asked = [];
  known = [request()];
  total = undefined;
});

const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const status = () => screen.getByRole('status');

function open(draft: UserDraft = {}) {
  return renderWithProviders(<CommandPalette onClose={() => undefined} />, {
    store: signedInStore(buildCurrentUser(draft)),
  });
}

async function type(user: ReturnType<typeof open>['user'], text: string) {
  await user.click(box());
  await user.paste(text);
}

describe('what the palette finds', () => {
  it('is a thing by a part of its number, below the screens, written as in lists, and opened by the keyboard', async () => {
    const { user, location } = open();
    await type(user, 'З-000059');
    const group = await screen.findByRole('group', { name: 'Заявки' });
    expect(within(group).getByRole('option')).toHaveTextContent(
      'З-000059 1 500,00 ₽ Анна Клиентова 20 ноября 2026 г.',
    );
    expect(asked).toEqual(['requests?q=З-000059&limit=5']);
    await waitFor(() => expect(status()).toHaveTextContent('Найден 1 вариант'));
    await user.keyboard('{Enter}');
    expect(location()).toBe('/requests/r1');
  });

  it('is asked only of what the person may open', async () => {
    const { user, unmount } = open();
    expect(box()).toHaveAccessibleName('Найти раздел или действие, номер заявки');
    await type(user, 'anna');
    await waitFor(() => expect(status()).not.toHaveTextContent('Ищем'));
    expect(asked.filter((each) => each.startsWith('people'))).toEqual([]);
    unmount();
    const staff = open({ permissions: ['user:manage'] });
    expect(box()).toHaveAttribute('placeholder', 'Раздел, действие, человек, номер заявки');
    await type(staff.user, 'anna');
    expect(await screen.findByRole('option', { name: 'anna@mail.example' })).toBeInTheDocument();
  });

  it('is nothing before the second letter, and one call a kind for whoever types on', async () => {
    const { user } = open({ permissions: ['user:manage'] });
    await user.type(box(), 'а');
    await user.type(box(), 'нна');
    await screen.findByRole('group', { name: 'Люди' });
    await screen.findByRole('group', { name: 'Заявки' });
    expect(asked.toSorted()).toEqual(['people?q=анна&limit=5', 'requests?q=анна&limit=5']);
  });

  it('is of the last text: calls of an older one are aborted', async () => {
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    let answerOld = () => undefined as unknown;
    api.use(
      http.get(
        `${API}/payment/requests/my`,
        async () => {
          asked.push('старое');
          await new Promise((resolve) => {
            answerOld = () => resolve(null);
          });
          return failure('AUTH.007');
        },
        { once: true },
      ),
    );
    const { user } = open();
    await type(user, 'старое');
    await waitFor(() => expect(asked).toEqual(['старое']));
    expect(status()).toHaveTextContent('Ищем');
    await user.clear(box());
    await type(user, 'Клиентова');
    expect(await screen.findByRole('group', { name: 'Заявки' })).toBeInTheDocument();
    expect(abort).toHaveBeenCalledTimes(1);
    answerOld();
  });

  it('is five of a kind, and leads to the list for the others', async () => {
    known = Array.from({ length: 7 }, (_, at) => request({ id: `r${at}`, number: `З-00010${at}` }));
    const { user, location } = open();
    await type(user, 'З-0001');
    const group = await screen.findByRole('group', { name: 'Заявки' });
    const found = within(group).getAllByRole('option');
    expect(found).toHaveLength(6);
    expect(found[5]).toHaveTextContent('Все результаты в «Все заявки»: 7');
    await user.keyboard('{End}{Enter}');
    expect(location()).toBe(`/requests?q=${encodeURIComponent('З-0001')}`);
  });

  it('is walked in the order in which it stands, whatever comes later', async () => {
    const { user } = open({ permissions: ['user:manage'] });
    await type(user, 'анна');
    await screen.findByRole('group', { name: 'Люди' });
    await screen.findByRole('group', { name: 'Заявки' });
    const shown = options();
    const walked = [];
    await user.keyboard('{Home}');
    for (const _each of shown) {
      walked.push(active()?.textContent);
      await user.keyboard('{ArrowDown}');
    }
    expect(walked).toEqual(shown);
  });

  it('appears from top to bottom: a kind that is awaited holds back what stands below it', async () => {
    let letGo = () => undefined as unknown;
    api.use(
      http.get(
        `${API}/users`,
        async () => {
          await new Promise((resolve) => {
            letGo = () => resolve(null);
          });
        },
        { once: true },
      ),
    );
    const { user } = open({ permissions: ['user:manage'] });
    await type(user, 'клиентова');
    await waitFor(() => expect(asked).toEqual(['requests?q=клиентова&limit=5']));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('Ищем');
    letGo();
    await screen.findByRole('group', { name: 'Заявки' });
    expect(screen.getAllByRole('group').map((each) => each.firstChild?.textContent)).toEqual([
      'Люди',
      'Заявки',
    ]);
    expect(active()).toHaveTextContent('anna@mail.example');
  });

  it('is looked for in the other keyboard layout where what was typed finds nothing', async () => {
    const { user } = open();
    await type(user, 'rkbtynjdf');
    expect(await screen.findByRole('option', { name: /З-000059/ })).toBeInTheDocument();
    expect(asked).toEqual(['requests?q=rkbtynjdf&limit=5', 'requests?q=клиентова&limit=5']);
  });
});

describe('a search that ends otherwise', () => {
  it('names the kind that failed, keeps the others, and asks again on request', async () => {
    api.use(http.get(`${API}/payment/requests/my`, () => failure('AUTH.007'), { once: true }));
    const { user } = open({ permissions: ['user:manage'] });
    await type(user, 'анна');
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось найти: заявки.');
    expect(screen.getByRole('group', { name: 'Люди' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('group', { name: 'Заявки' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for more of the text where a list would find too many', async () => {
    const fields = { q: 'Подходит больше 1000 человек: допишите имя, почту или номер' };
    api.use(http.get(`${API}/payment/requests/my`, () => failure('VAL.003', { fields })));
    const { user } = open();
    await type(user, 'анна');
    expect(
      await screen.findByText('Слишком много подходит: заявки. Допишите имя, почту или номер.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });

  it('says what was looked for where, and leads back to the screens', async () => {
    const { user } = open();
    await type(user, 'ъъъъ');
    await waitFor(() =>
      expect(status()).toHaveTextContent(
        'По запросу «ъъъъ» ничего не нашлось. Искали: разделы и действия, заявки.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Показать все разделы' }));
    expect(box()).toHaveFocus();
    expect(options()).toContain('Главная');
  });

  it('asks nothing while the server limits requests', async () => {
    const store = signedInStore(buildCurrentUser(), { rateLimitEnd: Date.now() + 60_000 });
    const { user } = renderWithProviders(<CommandPalette onClose={() => undefined} />, { store });
    await type(user, 'З-000059');
    expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много запросов');
    expect(asked).toEqual([]);
  });
});

describe('parts of screens', () => {
  it('are found by label and by another word, and opened by their address', async () => {
    const { user, location } = open();
    expect(options().join()).not.toContain('Сменить пароль');
    await type(user, 'безопасность');
    expect(options()[0]).toBe('Сменить парольМой аккаунт');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/account#password');
  });

  it('are hidden from whoever lacks their permission', async () => {
    const { user, unmount } = open();
    await type(user, 'только своим');
    expect(options()).toEqual([]);
    unmount();
    const staff = open({ permissions: ['user:manage'] });
    await type(staff.user, 'только своим');
    expect(options()).toEqual(['Только своимМой аккаунт']);
  });
});

it.each([
  ['offers the modals of remotes to a person', false, 2],
  ['offers no modal to whoever has yet to add a second factor', true, 0],
])('%s', async (_what, is_closed, count) => {
  await offerRemotes({ routes: ROUTES, menu: [], modals: ['edit-profile', 'edit-avatar'] });
  open({ second_factor: { demanded_by: 'staff', due_at: '2026-12-06T15:30:00.000Z', is_closed } });
  expect(await screen.findByRole('option', { name: /^Выйти/ })).toBeInTheDocument();
  expect(screen.queryAllByRole('option', { name: /^Изменить/ })).toHaveLength(count);
});
