import {
  API,
  buildCurrentUser,
  expectSearchRule,
  failure,
  findOpenDialog,
  handle,
  keepFingerprint,
  offerScreens,
  readClipboard,
  renderWithProviders,
  SEARCHED_TEXTS,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { Button } from '@cabinet/kernel/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { type ComponentProps, useState } from 'react';
import { elsewhere } from '../paths.ts';
import { buildAccess, buildFoundUser, buildRoleVerdict, buildVerdict, PERSON_ID } from '../testing/index.ts';
import { WhyDialog } from './why-dialog.tsx';

const TITLE = 'Почему нет доступа';
const COMPANY_ID = '01900000-0000-7000-8000-0000000000c1';
const ROSA = { id: 'rosa-1', name: 'Роза 1' };
const BRUSH = { id: 'brush', name: 'Кисть' };
const PERSON = { id: PERSON_ID, name: 'Анна Воронцова' };

const BLOCKED = buildVerdict({
  id: 'brush',
  name: 'Кисть',
  vendor: 'Василёк',
  hasAccess: false,
  allowed: false,
  reason: 'Заблокировано правилами',
  rule: 'model:disable:brush',
  overridden: ['all:enable', 'vendor:enable:Василёк'],
});

const asked: string[] = [];
const api = useApiServer();

beforeEach(() => {
  keepFingerprint();
  asked.length = 0;
});

function answer(...[draft]: Parameters<typeof buildAccess>): void {
  api.use(
    handle('GET users/{id}/access', ({ request, params }) => {
      asked.push(`${String(params.id)}${new URL(request.url).search}`);
      return buildAccess(draft);
    }),
  );
}

type Asked = Omit<ComponentProps<typeof WhyDialog>, 'onClose'>;

function Page(props: Asked) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Почему?</Button>
      {isOpen && <WhyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

async function openWhy(props: Asked, viewer: UserDraft = { permissions: ['user:manage'] }) {
  const store = signedInStore(buildCurrentUser(viewer));
  offerScreens(store, elsewhere.rolesEdit, elsewhere.companyRolesEdit);
  const { user } = renderWithProviders(<Page {...props} />, { store });
  await user.click(screen.getByRole('button', { name: 'Почему?' }));
  const dialog = within(await findOpenDialog(TITLE));
  return { user, dialog };
}

type Opened = Awaited<ReturnType<typeof openWhy>>;

async function choose({ user, dialog }: Opened, label: string, text: string, option: RegExp) {
  const field = await dialog.findByRole('combobox', { name: label });
  await user.click(field);
  await user.type(field, text);
  await user.click(await dialog.findByRole('option', { name: option }));
}

const stepsOf = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent ?? '');

describe('the way from a person to a verdict', () => {
  it('goes over role and rule to a request that passes', async () => {
    answer();
    const { dialog } = await openWhy({ person: PERSON, model: ROSA });
    const steps = stepsOf(await dialog.findByRole('list', { name: 'Почему так: Роза 1' }));
    expect(steps).toHaveLength(4);
    expect(dialog.getByText('Анна Воронцова · Модель «Роза 1»')).toBeVisible();
    expect(steps[0]).toMatch(/Человек.*Анна Воронцова.*anna@demo\.example.*Активен/);
    expect(steps[1]).toMatch(/Роль.*Партнёр.*глобальная роль/);
    expect(steps[2]).toMatch(/Правило.*Разрешить все модели.*all:enable/);
    expect(dialog.getByRole('status')).toHaveTextContent('ДоступнаЗапрос пройдёт');
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    expect(asked).toEqual([`${PERSON_ID}?model_id=rosa-1`]);
  });

  it('names the rule that blocks, and those that it overrides', async () => {
    answer({ models: [BLOCKED] });
    const { dialog } = await openWhy({ person: PERSON, model: BRUSH });
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'Запрос будет отклонён: заблокировано правилами роли',
    );
    expect(dialog.getByText(/Запретить модель «Кисть»/).parentElement).toHaveTextContent(
      'model:disable:brush',
    );
    expect(
      dialog.getByText('Перекрыты: Разрешить все модели, Разрешить вендора «Василёк»'),
    ).toBeInTheDocument();
  });

  it('names every reason where several apply', async () => {
    answer({
      user: { is_active: false },
      models: [{ ...BLOCKED, enabled: false }],
    });
    const { dialog } = await openWhy({ person: PERSON, model: BRUSH });
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'Запрос будет отклонён: заблокировано правилами роли, модель выключена, учётная запись отключена',
    );
    expect(dialog.getByText('Отключён')).toBeInTheDocument();
  });

  it('names the role that closes a model of somebody with two, and who can open it', async () => {
    const verdicts = [
      buildRoleVerdict(),
      buildRoleVerdict({ of: 'global_role', hasAccess: false, rule: 'model:disable:brush' }),
    ];
    answer({
      role: { role_id: 'role-2', role_name: 'Директор', company_id: COMPANY_ID, company_name: 'Ромашка' },
      global_role: { role_id: 'role-1', role_name: 'Ограниченный' },
      models: [{ ...BLOCKED, rule_of: 'global_role', verdicts }],
    });
    const opened = await openWhy({ person: PERSON, model: BRUSH });
    const { dialog, user } = opened;
    const steps = stepsOf(await dialog.findByRole('list', { name: 'Почему так: Кисть' }));
    expect(steps[1]).toMatch(/Директор.*роль компании Ромашка.*Ограниченный.*остаётся и в компании/);
    expect(steps[2]).toMatch(/Директор: Разрешить все модели.*Ограниченный: Запретить модель «Кисть»/);
    expect(dialog.getByRole('status')).toHaveTextContent(
      /Запрос будет отклонён: заблокировано правилами глобальной роли.*меняет администратор сервиса/,
    );
    await user.click(dialog.getByRole('button', { name: 'Скопировать ответ' }));
    expect(await readClipboard()).toMatch(
      /роли «Директор» \(роль компании Ромашка\) и «Ограниченный» .*Решает правило: Запретить модель «Кисть»\. Правила глобальной роли меняет/,
    );
  });

  it('names both roles where both close a model', async () => {
    const closed = { hasAccess: false, rule: 'all:disable' };
    answer({
      role: { role_id: 'role-2', role_name: 'Директор', company_id: COMPANY_ID, company_name: 'Ромашка' },
      global_role: { role_id: 'role-1', role_name: 'Ограниченный' },
      models: [
        {
          ...BLOCKED,
          verdicts: [buildRoleVerdict(closed), buildRoleVerdict({ of: 'global_role', ...closed })],
        },
      ],
    });
    const { dialog } = await openWhy({ person: PERSON, model: BRUSH });
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'заблокировано правилами роли компании, заблокировано правилами глобальной роли',
    );
  });

  it('ends at a model that is switched off though the rules open it', async () => {
    answer({ models: [buildVerdict({ enabled: false, allowed: false })] });
    const { dialog } = await openWhy({ person: PERSON, model: ROSA });
    expect(await dialog.findByRole('status')).toHaveTextContent('Запрос будет отклонён: модель выключена');
  });

  it('is copied as a sentence for a reply', async () => {
    answer({ models: [BLOCKED] });
    const { user, dialog } = await openWhy({ person: PERSON, model: BRUSH });
    await user.click(await dialog.findByRole('button', { name: 'Скопировать ответ' }));
    expect(await dialog.findByRole('button', { name: 'Ответ скопирован' })).toBeInTheDocument();
    expect(await readClipboard()).toBe(
      'Анна Воронцова (anna@demo.example), роль «Партнёр» (глобальная роль), модель «Кисть». Запрос будет отклонён: заблокировано правилами роли. Решает правило: Запретить модель «Кисть».',
    );
  });
});

describe('the role', () => {
  const OF_COMPANY = {
    role_id: 'role-2',
    role_name: 'Менеджер',
    company_id: COMPANY_ID,
    company_name: 'ООО «Вектор»',
  };

  it('is a link for whoever keeps roles', async () => {
    answer();
    const { dialog } = await openWhy(
      { person: PERSON, model: ROSA },
      { permissions: ['user:manage', 'role:manage'] },
    );
    expect(await dialog.findByRole('link', { name: 'Партнёр' })).toHaveAttribute(
      'href',
      '/roles/edit/role-1?tab=models',
    );
  });

  it('is a name for everybody else', async () => {
    answer();
    const { dialog } = await openWhy({ person: PERSON, model: ROSA });
    expect(await dialog.findByText('Партнёр')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });

  it('of a company leads to the company’s editor for whoever keeps its roles, and no further', async () => {
    answer({ role: OF_COMPANY });
    const { dialog } = await openWhy(
      { person: PERSON, model: ROSA },
      { permissions: ['company_role:manage', 'company_user:manage'], company_id: COMPANY_ID },
    );
    expect(await dialog.findByRole('link', { name: 'Менеджер' })).toHaveAttribute(
      'href',
      '/company/roles/edit/role-2?tab=models',
    );
    expect(dialog.getByText('роль компании ООО «Вектор»')).toBeInTheDocument();
  });

  it('of another company is a name for who keeps the own company’s', async () => {
    answer({ role: { ...OF_COMPANY, company_id: 'another' } });
    const { dialog } = await openWhy(
      { person: PERSON, model: ROSA },
      { permissions: ['company_role:manage', 'company_user:manage'], company_id: COMPANY_ID },
    );
    expect(await dialog.findByText('Менеджер')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('what is not known yet', () => {
  it.each([
    ['the person, while the model is named', { model: ROSA }, 'Человек', 'Модель «Роза 1»'],
    ['the model, before its list has come', { person: PERSON }, 'Модель', 'Анна Воронцова'],
  ])('has the focus from the start: %s', async (_what, about, label, named) => {
    api.use(
      handle('GET users', { users: [buildFoundUser()] }),
      http.get(`${API}/users/:id/access`, () => new Promise(() => undefined)),
    );
    const { dialog } = await openWhy(about);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: label })).toHaveFocus());
    expect(dialog.getByText(named)).toBeVisible();
  });

  it('is asked for: the person by name or e-mail once the typing rests, then the model', async () => {
    const sought: string[] = [];
    api.use(
      handle('GET users', ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        sought.push(q);
        return { users: q === 'anna' ? [buildFoundUser()] : [] };
      }),
    );
    answer({ models: [buildVerdict(), BLOCKED] });
    const opened = await openWhy({});
    await choose(opened, 'Человек', 'anna', /Анна Воронцова/);
    expect([sought[0], sought.at(-1)]).toEqual(['', 'anna']);
    // Not after each key, however slowly they came.
    expect(sought.length).toBeLessThan(1 + 'anna'.length);
    await choose(opened, 'Модель', 'кис', /Кисть/);
    expect(await opened.dialog.findByRole('status')).toHaveTextContent('Запрос будет отклонён');
    expect(opened.dialog.getByRole('combobox', { name: 'Человек' })).toHaveValue('Анна Воронцова');
    expect(asked).toEqual([PERSON_ID]);
  });

  it('is looked for again after a search that failed', async () => {
    api.use(
      http.get(`${API}/users`, () => failure('VAL.003'), { once: true }),
      handle('GET users', { users: [buildFoundUser()] }),
    );
    const { user, dialog } = await openWhy({});
    await user.click(await dialog.findByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('combobox', { name: 'Человек' }));
    expect(await dialog.findByRole('option', { name: /Анна Воронцова/ })).toBeInTheDocument();
  });

  it('is chosen from all models of the person, too, which say how many are open', async () => {
    answer({ models: [buildVerdict(), buildVerdict({ id: 'rosa-2', name: 'Роза 2' }), BLOCKED] });
    const { user, dialog } = await openWhy({ person: PERSON });
    const fold = await dialog.findByRole('button', {
      name: 'Все модели этого человека: доступно 2, закрыто 1',
    });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    await user.type(dialog.getByRole('searchbox', { name: 'Поиск по моделям' }), 'ВАСИЛЕК');
    const models = within(dialog.getByRole('list', { name: 'Модели' }));
    expect(models.getAllByRole('listitem')).toHaveLength(1);
    await user.click(models.getByRole('button', { name: /Кисть/ }));
    expect(await dialog.findByRole('list', { name: 'Почему так: Кисть' })).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Модель' })).toHaveValue('Кисть');
  });
});

it('searches all models of a person by the one rule of search', async () => {
  answer({ models: SEARCHED_TEXTS.map((name, at) => buildVerdict({ id: `m${at}`, name, vendor: '' })) });
  const { user, dialog } = await openWhy({ person: PERSON });
  await user.click(await dialog.findByRole('button', { name: /^Все модели этого человека/ }));
  await expectSearchRule(
    () => dialog.getByRole('searchbox', { name: 'Поиск по моделям' }),
    (text) => dialog.getByRole('list', { name: 'Модели' }).textContent?.includes(text) ?? false,
  );
});

describe('an answer that does not come', () => {
  it('is asked for again', async () => {
    answer();
    api.use(http.get(`${API}/users/:id/access`, () => failure('VAL.003'), { once: true }));
    const { user, dialog } = await openWhy({ person: PERSON, model: ROSA });
    await user.click(await dialog.findByRole('button', { name: 'Попробовать снова' }));
    expect(await dialog.findByRole('status')).toHaveTextContent('Запрос пройдёт');
  });

  it('says that the person is gone', async () => {
    api.use(http.get(`${API}/users/:id/access`, () => failure('RES.001', { message: 'Человек не найден' })));
    const { dialog } = await openWhy({ person: PERSON });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Человек не найден');
    expect(dialog.queryByRole('button', { name: 'Попробовать снова' })).not.toBeInTheDocument();
  });
});

it('closes with Esc and gives the focus back', async () => {
  answer();
  const { user } = await openWhy({ person: PERSON, model: ROSA });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Почему?' })).toHaveFocus());
});
