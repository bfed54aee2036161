import { API, failure, findOpenDialog, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildChange, buildLoads, buildRemote, THIS_YEAR, useRemotesApi } from '../../testing/remotes-api.ts';
import { ADMIN } from '../../testing/users-api.ts';
import { Screen } from './admin-remotes-screen.tsx';

const { api, asked, written, keys, setRemotes, setChanges } = useRemotesApi();

const OLD = '1.0.0-cccc000001';
const LIVE = '1.0.1-cccc000002';
const CANARY = '1.1.0-cccc000003';
const HELD = '1.2.0-cccc000004';

const COMPANY = buildRemote({
  name: 'company',
  live: { build: LIVE, since: `${THIS_YEAR}-11-25T11:05:00.000Z`, by: 'anna@demo.example' },
  canary: { build: CANARY, since: `${THIS_YEAR}-11-25T12:00:00.000Z`, by: 'boris@demo.example', percent: 5 },
  held: [HELD],
  former: [OLD],
  rollback: { from: CANARY, to: LIVE },
  builds: [
    buildLoads(LIVE, {
      loads: 1204,
      failures: 1,
      failure_rate: 1 / 1204,
      reasons: { network: 1, integrity: 0, malformed: 0, incompatible: 0, crashed: 0 },
      p50_ms: 320,
      p75_ms: 640,
      p95_ms: 1940,
    }),
    buildLoads(CANARY, {
      stage: 'canary',
      loads: 60,
      failures: 12,
      failure_rate: 0.2,
      reasons: { network: 1, integrity: 2, malformed: 0, incompatible: 0, crashed: 9 },
    }),
  ],
});
/** The same without its canary: a rollback leads to the build before the live one. */
const SETTLED = { ...COMPANY, canary: null, rollback: { from: LIVE, to: OLD } };

beforeEach(() => setRemotes([buildRemote(), COMPANY]));

const render = (at = '/admin/remotes') =>
  renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const calls = (search: string) => asked.filter((each) => each === search).length;

async function openRollback() {
  const rendered = render();
  await rendered.user.click(await screen.findByRole('button', { name: 'Откатить: Компания' }));
  return { ...rendered, dialog: within(await findOpenDialog('Откатить: Компания?')) };
}

describe('the releases of remotes', () => {
  it('say of each what is live, since when and by whom, what is a canary and what is held', async () => {
    render();
    const company = await card('Компания');
    expect(company.getByText('company')).toBeInTheDocument();
    const live = company.getByRole('listitem', { name: `Открыта всем, ${LIVE}` });
    expect(live).toHaveTextContent(`с 25 ноября ${THIS_YEAR} г. в 14:05 · anna@demo.example`);
    expect(within(live).getByRole('button', { name: `Скопировать сборку ${LIVE}` })).toBeInTheDocument();
    const canary = company.getByRole('listitem', { name: /^Канарейка: 5.% людей, / });
    expect(canary).toHaveTextContent(/boris@demo\.example/);
    expect(company.getByText('Отложена:').parentElement).toHaveTextContent(HELD);
  });

  it('say how each build has fared: loads, failures with their reasons, and times', async () => {
    render();
    const company = await card('Компания');
    const [live, canary] = within(company.getByRole('list', { name: 'Сборки: Компания' }))
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-label'));
    expect(plain(live?.textContent)).toMatch(/Загрузок1 204Сбоев1 \(меньше 0,1 %\)/);
    expect(plain(live?.textContent)).toMatch(
      /Половина — быстрее чем за320 мс.*75 из 100 — быстрее чем за640 мс.*95 из 100 — быстрее чем за1,9 с.*1 сбой по причинам:сеть — 1$/,
    );
    expect(plain(canary?.textContent)).toMatch(/Сбоев12 \(20 %\).*Половина — быстрее чем за—/);
    expect(plain(canary?.textContent)).toMatch(
      /12 сбоев по причинам:сбой на экране — 9целостность — 2сеть — 1$/,
    );
  });

  it('say that no page has reported yet, and name a remote that nobody has named', async () => {
    setRemotes([buildRemote({ name: 'reports', live: null })]);
    render();
    const reports = await card('reports');
    expect(
      reports.getByText(/Страницы ещё не сообщали о загрузках за последние 24 часа/),
    ).toBeInTheDocument();
    expect(reports.getByText('Для всех раздел ещё не открыт.')).toBeInTheDocument();
    expect(reports.queryByRole('button', { name: /Откатить/ })).not.toBeInTheDocument();
  });

  it('say nothing of how the host loads, of which pages do not report', async () => {
    setRemotes([buildRemote({ name: 'host' })]);
    render();
    const host = await card('Оболочка');
    expect(host.getByRole('list', { name: 'Сборки: Оболочка' })).toBeInTheDocument();
    expect(host.queryByText(/Страницы ещё не сообщали|Загрузок/)).not.toBeInTheDocument();
  });

  it('are those of the period in the address, and a press changes it there', async () => {
    const { user, location } = render('/admin/remotes?hours=168');
    await card('Компания');
    expect(asked).toEqual(['?hours=168']);
    expect(screen.getByRole('button', { name: '7 дней' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: '1 час' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?hours=1'));
    expect(location()).toBe('/admin/remotes?hours=1');
    await user.click(screen.getByRole('button', { name: '24 часа' }));
    await waitFor(() => expect(location()).toBe('/admin/remotes'));
  });

  it('show no figures of another period where those that were asked for do not come', async () => {
    const { user } = render();
    await card('Компания');
    api.use(http.get(`${API}/admin/remotes`, () => failure('SYS.001'), { once: true }));
    await user.click(screen.getByRole('button', { name: '7 дней' }));
    await screen.findByRole('heading', { name: 'Не удалось загрузить релизы' });
    expect(screen.queryByRole('region', { name: 'Компания' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await card('Компания')).toBeDefined();
  });

  it('are of a day where the address asks for a period that is not offered', async () => {
    render('/admin/remotes?hours=5');
    await card('Компания');
    expect(asked).toEqual(['?hours=24']);
  });

  it('say how a release is made where there is none', async () => {
    setRemotes([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Ещё ничего не выпущено' })).toBeInTheDocument();
    expect(screen.getByText('pnpm release <раздел>')).toBeInTheDocument();
  });

  it('say that the API has no store of releases, and ask again on request', async () => {
    const message = 'Хранилище релизов не настроено: задайте RELEASE_STORE';
    api.use(http.get(`${API}/admin/remotes`, () => failure('RES.003', { message }), { once: true }));
    const { user } = render();
    expect(
      await screen.findByRole('heading', { name: 'Хранилище релизов не настроено' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Проверить снова' }));
    expect(await card('Компания')).toBeDefined();
  });

  it('are read again on request after a failure', async () => {
    api.use(http.get(`${API}/admin/remotes`, () => failure('SYS.001'), { once: true }));
    const { user } = render();
    await screen.findByRole('heading', { name: 'Не удалось загрузить релизы' });
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await card('Компания')).toBeDefined();
  });
});

describe('the releases of remotes that are looked at for long', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are asked for anew every minute; a failure then leaves them in sight, and says so', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    render();
    await pass(1_000);
    expect(await screen.findByRole('region', { name: 'Компания' })).toBeInTheDocument();
    setRemotes([buildRemote({ name: 'group' })]);
    await pass(60_000);
    expect(await screen.findByRole('region', { name: 'Группа' })).toBeInTheDocument();
    expect(calls('?hours=24')).toBe(2);
    api.use(http.get(`${API}/admin/remotes`, () => failure('SYS.001'), { once: true }));
    await pass(60_000);
    expect(await screen.findByText('Данные не обновились')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Группа' })).toBeInTheDocument();
    await pass(60_000);
    await waitFor(() => expect(screen.queryByText('Данные не обновились')).not.toBeInTheDocument());
  });
});

describe('the history of a remote', () => {
  it('says who did what, when, from which build to which and why, and shows more on request', async () => {
    setChanges([
      buildChange(40, { action: 'canary', percent: 5, from: LIVE, to: CANARY, why: 'новые отчёты' }),
      buildChange(39, {
        action: 'lay-out',
        by: 'pnpm build',
        from: null,
        to: null,
        why: 'the site was laid out anew',
      }),
      buildChange(38, { action: 'stop', by: 'the watch of canaries' }),
      ...Array.from({ length: 20 }, (_, index) => buildChange(30 - index)),
    ]);
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'История: Компания' }));
    const dialog = within(await findOpenDialog('История: Компания'));
    const list = within(await dialog.findByRole('list', { name: 'Изменения' }));
    const [canary, layOut, stop] = list.getAllByRole('listitem');
    expect(plain(canary?.textContent)).toMatch(
      /^Канарейка 5 %25 ноября \d{4} г\. в 14:05 · anna@demo\.example/,
    );
    expect(canary).toHaveTextContent(`было ${LIVE} → , стало ${CANARY}новые отчёты`);
    expect(layOut).toHaveTextContent(/^Площадка собрана заново.*pnpm build$/);
    expect(stop).toHaveTextContent(/^Канарейка остановлена.*наблюдение за канарейками/);
    expect(list.getAllByRole('listitem')).toHaveLength(20);
    await user.click(dialog.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(23));
    expect(asked.at(-1)).toBe('limit=20&before=14');
    expect(dialog.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  it('says why no more came, and keeps what there is', async () => {
    setChanges(Array.from({ length: 30 }, (_, index) => buildChange(30 - index)));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'История: Компания' }));
    const dialog = within(await findOpenDialog('История: Компания'));
    const more = await dialog.findByRole('button', { name: 'Показать ещё' });
    api.use(http.get(`${API}/admin/remotes/company/history`, () => failure('SYS.001'), { once: true }));
    await user.click(more);
    expect(await dialog.findByText('Не получилось')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(20);
    await user.click(more);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(30));
    expect(dialog.queryByText('Не получилось')).not.toBeInTheDocument();
  });

  it('is read again on request after a failure', async () => {
    api.use(http.get(`${API}/admin/remotes/company/history`, () => failure('SYS.001'), { once: true }));
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'История: Компания' }));
    const dialog = within(await findOpenDialog('История: Компания'));
    await user.click(await dialog.findByRole('button', { name: 'Попробовать снова' }));
    expect(await dialog.findByText('Этот раздел ещё не меняли.')).toBeInTheDocument();
  });
});

describe('a rollback', () => {
  it('names the remote and both builds, asks why, and takes the canary back on Enter', async () => {
    const { user, dialog } = await openRollback();
    expect(plain(dialog.getByRole('form').textContent)).toMatch(
      new RegExp(`РазделКомпанияКанарейка${CANARY}Станет${LIVE}Канарейка закончится`),
    );
    const why = dialog.getByRole('textbox', { name: /Причина/ });
    await waitFor(() => expect(why).toHaveFocus());
    await user.keyboard('  суммы неверны {Enter}');
    expect(await screen.findByText('Компания: канарейка остановлена')).toBeInTheDocument();
    expect(written).toEqual([{ from: CANARY, to: LIVE, why: 'суммы неверны' }]);
    expect(keys[0]).toMatch(/\S/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Откатить: Компания' })).not.toBeInTheDocument();
    expect(calls('?hours=24')).toBe(2);
  });

  it('of what everybody gets says which build comes back', async () => {
    setRemotes([SETTLED]);
    const { user, dialog } = await openRollback();
    expect(dialog.getByRole('form')).toHaveTextContent(new RegExp(`Сейчас${LIVE}Станет${OLD}Новые страницы`));
    await user.keyboard('не открывается');
    await user.click(dialog.getByRole('button', { name: 'Откатить' }));
    expect(await screen.findByText(`Компания: открыта сборка ${OLD}`)).toBeInTheDocument();
  });

  it('is not made without a reason', async () => {
    const { user, dialog } = await openRollback();
    await user.keyboard('   {Enter}');
    expect(await dialog.findByText('Укажите причину')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveFocus());
    expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveAttribute('maxlength', '200');
    expect(written).toEqual([]);
  });

  it('is left by Esc, and the focus goes back to its button', async () => {
    const { user } = await openRollback();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Откатить: Компания' })).toHaveFocus());
    expect(written).toEqual([]);
  });

  it('that somebody was quicker than says so, shows what it would do now, and does that with the same reason', async () => {
    const { user, dialog } = await openRollback();
    setRemotes([SETTLED]);
    await user.keyboard('суммы неверны{Enter}');
    expect(await dialog.findByText('Релиз раздела уже изменили')).toBeInTheDocument();
    expect(dialog.getByRole('form')).toHaveTextContent(new RegExp(`Сейчас${LIVE}Станет${OLD}`));
    expect(calls('?hours=24')).toBe(2);
    await user.click(dialog.getByRole('button', { name: 'Откатить' }));
    expect(await screen.findByText(`Компания: открыта сборка ${OLD}`)).toBeInTheDocument();
    expect(written).toEqual([
      { from: CANARY, to: LIVE, why: 'суммы неверны' },
      { from: LIVE, to: OLD, why: 'суммы неверны' },
    ]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('that somebody else has made says that there is nothing left to do', async () => {
    const { user, dialog } = await openRollback();
    setRemotes([{ ...COMPANY, canary: null, rollback: null }]);
    await user.keyboard('суммы неверны{Enter}');
    expect(await dialog.findByText(/откатывать больше не к чему/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that fails says why and keeps the reason, for another try with the same key', async () => {
    api.use(http.post(`${API}/admin/remotes/company/rollback`, () => failure('SYS.002'), { once: true }));
    const { user, dialog } = await openRollback();
    await user.keyboard('суммы неверны{Enter}');
    expect(await dialog.findByText('Не получилось')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveValue('суммы неверны');
    await user.click(dialog.getByRole('button', { name: 'Откатить' }));
    expect(await screen.findByText('Компания: канарейка остановлена')).toBeInTheDocument();
  });
});
