import {
  chooseFilter,
  failure,
  filterChip,
  findOpenDialog,
  handle,
  openFilter,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  ADDRESS,
  ADMIN,
  buildRequest,
  CLUSTER_ID,
  DETAIL,
  DEVICE,
  usePromoApi,
} from '../../testing/promo-api.ts';
import { Screen } from './admin-promo-monitoring-screen.tsx';

const { api, asked, sent, setBlocks, setRequests, setRefusal } = usePromoApi();

const AT = '/admin/promo-monitoring';
const render = (search = '') =>
  renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at: `${AT}${search}` });
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const cardOf = async (label: string) =>
  spaced((await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent);

describe('the numbers of promo monitoring', () => {
  it('stand beside those of the period before', async () => {
    render();
    expect(await cardOf('Заявок')).toBe('Заявок162+12 (+8 %), было 150');
    expect(await cardOf('Выдано')).toBe('Выдано100без изменений, было 100');
    expect(await cardOf('Под подозрением')).toBe('Под подозрением4+4, раньше не было');
    expect(await cardOf('Пополнили счёт')).toBe('Пополнили счёт15 из 10015 %: +5 п. п., было 10 %');
    expect(screen.getByText(/^Изменение — к 30 дням до этого/)).toBeInTheDocument();
  });

  it('are of the period and the filters of the address', async () => {
    render(`?from=2026-11-01&to=2026-11-24&ip=${ADDRESS}&status=granted`);
    await screen.findByText('Заявок', { selector: 'dt' });
    expect(asked).toContain(`stats?from=2026-11-01&to=2026-11-24&ip=${ADDRESS}`);
    await waitFor(() =>
      expect(asked).toContain(`requests?from=2026-11-01&to=2026-11-24&status=granted&ip=${ADDRESS}&limit=50`),
    );
  });

  it('are asked for again after a failure', async () => {
    api.use(handle('GET nona/admin/promo/stats', () => failure('SYS.001')));
    const { user } = render();
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    await user.click(again);
    expect(await cardOf('Заявок')).toContain('162');
  });
});

describe('the chart of promo requests', () => {
  it('is a table for whoever cannot see it, and is read by the keyboard', async () => {
    const { user } = render();
    const table = await screen.findByRole('table', { name: /^Заявки по дням/ });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => spaced(textContent)),
    ).toEqual(['ДеньВыданОтклонёнПод подозрениемВыдано бонусов', '23 ноября321300,00 ₽']);
    screen.getByRole('img', { name: 'Заявки по дням и статусам' }).focus();
    await user.keyboard('{Home}');
    expect(await screen.findByText('23 ноября: выдан 3, отклонён 2, под подозрением 1')).toBeInTheDocument();
  });

  it('goes by hours where a person chooses them, which the address keeps', async () => {
    const { user, location } = render();
    await screen.findByRole('table', { name: /^Заявки по дням/ });
    await user.click(screen.getByRole('button', { name: 'По часам' }));
    expect(await screen.findByRole('table', { name: /^Заявки по часам/ })).toBeInTheDocument();
    expect(location()).toBe(`${AT}?by=hour`);
  });

  it('says that there was nothing', async () => {
    api.use(
      handle('GET nona/admin/promo/analytics', {
        from: '2026-11-01',
        to: '2026-11-02',
        by: 'day',
        points: [],
      }),
    );
    render();
    expect(await screen.findByText('За эти дни заявок не было.')).toBeInTheDocument();
  });
});

describe('the list of promo requests', () => {
  it('says who came from where, and what was decided', async () => {
    render();
    const row = await rowOf(/hunter@mail\.example/);
    expect(spaced(row.textContent)).toMatch(
      /Отклонён.*Много заявок.*100,00 ₽.*203\.0\.113\.77.*a1b2c3d4e5f6….*заблокирован.*К-12/,
    );
  });

  it('is searched and filtered through the address', async () => {
    const { user, location } = render();
    await rowOf(/hunter@mail\.example/);
    await chooseFilter(user, 'Статус', 'Отклонён');
    await waitFor(() => expect(location()).toBe(`${AT}?status=rejected`));
    const sheet = await openFilter(user, 'IP-адрес');
    await user.type(within(sheet).getByRole('textbox'), 'nowhere{Enter}');
    expect(await within(sheet).findByText(/^Это не адрес и не сеть/)).toBeInTheDocument();
    await user.clear(within(sheet).getByRole('textbox'));
    await user.type(within(sheet).getByRole('textbox'), `${ADDRESS}{Enter}`);
    await waitFor(() => expect(location()).toBe(`${AT}?status=rejected&ip=${ADDRESS}`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(filterChip('IP-адрес')).toHaveFocus());
    await user.type(screen.getByRole('searchbox'), 'hunter{Enter}');
    await waitFor(() =>
      expect(asked.some((each) => each.startsWith('requests?q=hunter&status=rejected'))).toBe(true),
    );
  });

  it('explains an empty period', async () => {
    setRequests([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Заявок за эти дни нет' })).toBeInTheDocument();
  });

  it('leads to those alike, to the cluster, and to a block', async () => {
    setRequests([buildRequest({ user_name: 'Анна' })]);
    const { user, location } = render();
    expect(await rowActionsOf(user, 'заявка Анна')).toEqual([
      'Заявки с этого адреса',
      'Заявки с этого устройства',
      'Открыть кластер',
      'Заблокировать адрес',
      'Разблокировать устройство',
    ]);
    await takeRowAction(user, 'заявка Анна', 'Открыть кластер');
    await waitFor(() => expect(location()).toBe(`${AT}?tab=clusters&cluster=${CLUSTER_ID}`));
    expect(await screen.findByRole('heading', { name: 'Кластер К-12' })).toBeInTheDocument();
  });
});

describe('the tops', () => {
  it('name addresses, and what is shared among them', async () => {
    const { user, location } = render('?tab=ips&status=flagged');
    const row = await rowOf(/203\.0\.113\.77/);
    expect(spaced(row.textContent)).toMatch(/общая сеть.*64.*60.*9.*900,00 ₽/);
    expect(
      asked.some((each) => each.startsWith('top-ips?') && each.endsWith('status=flagged&limit=50')),
    ).toBe(true);
    await takeRowAction(user, `адрес ${ADDRESS}`, 'Показать заявки');
    await waitFor(() => expect(location()).toBe(`${AT}?status=flagged&ip=${ADDRESS}`));
  });

  it('name devices, and which are blocked', async () => {
    const { user, location } = render();
    await user.click(await screen.findByRole('tab', { name: 'Отпечатки' }));
    await waitFor(() => expect(location()).toBe(`${AT}?tab=fingerprints`));
    // The requests, which go with their tab, name the device too.
    const tops = await screen.findByRole('table', { name: 'Отпечатки по числу заявок' });
    expect(await within(tops).findByRole('row', { name: /a1b2c3d4e5f6….*заблокирован/ })).toBeInTheDocument();
    expect(await rowActionsOf(user, `отпечаток ${DEVICE}`)).toEqual([
      'Показать заявки',
      'Разблокировать устройство',
    ]);
  });

  it('are asked for again after a failure', async () => {
    api.use(handle('GET nona/admin/promo/top-ips', () => failure('SYS.001')));
    const { user } = render('?tab=ips');
    const again = await screen.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    await user.click(again);
    expect(await rowOf(/203\.0\.113\.77/)).toBeInTheDocument();
  });
});

const AT_NOON = '2026-11-20T09:00:00.000Z';

describe('blocking', () => {
  const ask = async () => {
    const { user } = render();
    await takeRowAction(user, 'заявка hunter@mail.example', 'Заблокировать адрес');
    return { user, dialog: within(await findOpenDialog(`Заблокировать адрес ${ADDRESS}?`)) };
  };

  it('says what is refused and whom it concerns, and takes a reason', async () => {
    const { user, dialog } = await ask();
    expect(
      dialog.getByText(/Все новые заявки отсюда сразу будут отклонены.*им откажут всем/),
    ).toBeInTheDocument();
    expect(spaced((await dialog.findByText(/^Уже было/)).textContent)).toBe(
      'Уже было: 64 заявки, 60 человек (за 30 дней — 21), 12 устройств; выдано 9 на 900,00 ₽.',
    );
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    expect((await dialog.findAllByText('Укажите причину')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Ферма');
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    expect(await screen.findByText(`Заблокировано: адрес ${ADDRESS}`)).toBeInTheDocument();
    expect(sent).toEqual([{ kind: 'ip', value: ADDRESS, reason: 'Ферма' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('may be of the network of an address, which says how much it covers', async () => {
    const { user, dialog } = await ask();
    const what = dialog.getByRole('combobox', { name: 'Что закрыть' });
    expect(
      within(what)
        .getAllByRole('option')
        .map(({ textContent }) => spaced(textContent)),
    ).toEqual([
      'Только этот адрес',
      'Сеть /30, 4 адреса',
      'Сеть /29, 8 адресов',
      'Сеть /28, 16 адресов',
      'Сеть /27, 32 адреса',
      'Сеть /26, 64 адреса',
      'Сеть /25, 128 адресов',
      'Сеть /24, 256 адресов',
    ]);
    await user.selectOptions(what, 'Сеть /24, 256 адресов');
    expect(spaced((await dialog.findByText(/^Закроется/)).textContent)).toBe(
      `Закроется сеть ${ADDRESS}/24: 256 адресов.`,
    );
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Ферма');
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    expect(await screen.findByText(`Заблокировано: сеть ${ADDRESS}/24`)).toBeInTheDocument();
    expect(sent).toEqual([{ kind: 'ip', value: `${ADDRESS}/24`, reason: 'Ферма' }]);
  });

  it('of an address of IPv6 is of its network', async () => {
    setRequests([buildRequest({ ip: '2001:db8::7' })]);
    const { user } = render();
    await takeRowAction(user, 'заявка hunter@mail.example', 'Заблокировать адрес');
    const dialog = within(await findOpenDialog('Заблокировать адрес 2001:db8::7?'));
    const what = dialog.getByRole('combobox', { name: 'Что закрыть' });
    expect(
      within(what)
        .getAllByRole('option')
        .map(({ textContent }) => spaced(textContent)),
    ).toEqual([
      'Сеть /64 этого адреса, один абонент',
      'Сеть /60, 16 сетей /64',
      'Сеть /56, 256 сетей /64',
      'Сеть /52, 4 096 сетей /64',
      'Сеть /48, 65 536 сетей /64',
    ]);
  });

  it('of a network is taken back as a whole', async () => {
    const network = '203.0.113.0/24';
    setRefusal({
      kind: 'ip',
      value: network,
      reason: 'Ферма',
      requests: 64,
      created_by: null,
      created_at: AT_NOON,
    });
    setRequests([buildRequest({ ip_blocked: true })]);
    const { user } = render();
    await takeRowAction(user, 'заявка hunter@mail.example', 'Разблокировать адрес');
    const question = within(await findOpenDialog(`Разблокировать сеть ${network}?`, 'alertdialog'));
    expect(question.getByText(/закрыт вместе со всей сетью/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Разблокировать' }));
    expect(await screen.findByText(`Разблокировано: сеть ${network}`)).toBeInTheDocument();
    expect(sent).toEqual([`unblock ip ${network}`]);
  });

  it('keeps what was typed where somebody was faster', async () => {
    api.use(
      handle('POST nona/admin/promo/blocks', () => failure('RES.002', { message: 'Уже заблокировано' })),
    );
    const { user, dialog } = await ask();
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Ферма');
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }));
    expect(await dialog.findByText(/^Уже заблокировано/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Причина' })).toHaveValue('Ферма');
  });

  it('is listed with who and why, and taken back after a question', async () => {
    setBlocks([
      {
        kind: 'ip',
        value: ADDRESS,
        reason: 'Ферма',
        requests: 64,
        created_by: { id: 'a', display_name: 'Админ' },
        created_at: '2026-11-20T09:00:00.000Z',
      },
    ]);
    const { user } = render('?tab=blocks');
    expect(spaced((await rowOf(/203\.0\.113\.77/)).textContent)).toMatch(/IP-адрес.*Ферма.*64.*Админ/);
    await takeRowAction(user, `адрес ${ADDRESS}`, 'Разблокировать адрес');
    const question = within(await findOpenDialog(`Разблокировать адрес ${ADDRESS}?`, 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Разблокировать' }));
    expect(await screen.findByText(`Разблокировано: адрес ${ADDRESS}`)).toBeInTheDocument();
    expect(sent).toEqual([`unblock ip ${ADDRESS}`]);
    expect(await screen.findByRole('heading', { name: 'Ничего не заблокировано' })).toBeInTheDocument();
  });
});

describe('clusters', () => {
  it('are a list with the networks that join nobody', async () => {
    const { user, location } = render('?tab=clusters');
    expect(spaced((await rowOf(/К-12/)).textContent)).toMatch(/К-12203\.0\.113\.77.*64.*60.*1.*12.*900,00 ₽/);
    expect(await rowOf(/192\.0\.2\.10/)).toHaveTextContent('30');
    await user.click(await screen.findByRole('button', { name: /К-12/ }));
    expect(location()).toBe(`${AT}?tab=clusters&cluster=${CLUSTER_ID}`);
  });

  it('are found anew when somebody asks', async () => {
    const { user } = render('?tab=clusters');
    await user.click(await screen.findByRole('button', { name: 'Пересчитать' }));
    expect(await screen.findByText('Считаем заново, это несколько секунд…')).toBeInTheDocument();
    expect(sent).toEqual(['refresh']);
  });

  it('are a graph, and a table that says the same', async () => {
    render(`?tab=clusters&cluster=${CLUSTER_ID}`);
    expect(
      await screen.findByRole('img', {
        name: 'Граф кластера: узлов 3, связей 2. То же самое — в таблице «Связи».',
      }),
    ).toBeInTheDocument();
    const device = await rowOf(/a1b2c3d4e5f6….*заблокирован/);
    expect(device).toHaveTextContent('203.0.113.77 (40), hunter@mail.example (3)');
    expect(await rowOf(/Человек/)).toHaveTextContent(/^hunter@mail\.example.*3.*a1b2c3d4e5f6… \(3\)/);
  });

  it('say when the graph is cut', async () => {
    api.use(handle('GET nona/admin/promo/clusters/{id}', { ...DETAIL, is_cut: true, edges_total: 800 }));
    render(`?tab=clusters&cluster=${CLUSTER_ID}`);
    expect(await screen.findByText('Показаны самые частые: 2 связей из 800.')).toBeInTheDocument();
  });

  it('that are no more lead back to the list', async () => {
    const { user, location } = render('?tab=clusters&cluster=gone');
    expect(await screen.findByRole('heading', { name: 'Такого кластера нет' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Все кластеры' }));
    expect(location()).toBe(`${AT}?tab=clusters`);
    expect(await rowOf(/К-12/)).toBeInTheDocument();
  });
});
