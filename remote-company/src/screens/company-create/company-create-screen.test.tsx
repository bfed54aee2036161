import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  offerScreens,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { elsewhere } from '../../paths.ts';
import { buildRomashka, ROMASHKA_ID } from '../../testing/company-answers.ts';
import { Screen } from './company-create-screen.tsx';

const BLOCK = `Общество с ограниченной ответственностью „Ромашка“
ИНН/КПП 7707083893/773601001
ОГРН 1027700132195, ОКПО 00032537
Юр. адрес: 117312, г. Москва, ул. Вавилова, д. 19
р/с 4070 2810 9380 0000 0001 в ПАО Сбербанк
к/с 30101810400000000225, БИК 044525225
Генеральный директор Иванов Иван Иванович`;

const COMPANY = { id: ROMASHKA_ID, name: 'ООО «Ромашка»' };
const MEMBER = buildCurrentUser({ company_id: ROMASHKA_ID, company: COMPANY });

const DEBT: WireData<'GET users/me/debts'>[number] = {
  debt: '70.00',
  payer: { id: 'payer-g', kind: 'group', name: 'Семья' },
};

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET users/me/debts', () => []),
);

keepFingerprint();
afterEach(() => sessionStorage.clear());

function renderScreen(current = buildCurrentUser()) {
  return renderWithProviders(<Screen />, {
    store: offerScreens(signedInStore(current), elsewhere.payment),
    at: '/company/create',
    path: '/company/create',
  });
}

const field = (label: string) => screen.getByLabelText(label);
const pasteField = () => screen.getByLabelText('Текст с реквизитами');
const create = () => screen.getByRole('button', { name: 'Создать компанию' });

async function paste(user: ReturnType<typeof renderScreen>['user'], text = BLOCK): Promise<void> {
  await user.click(pasteField());
  await user.paste(text);
}

describe('a pasted block of requisites', () => {
  it('fills the form, and says what it took from where and what has no field', async () => {
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('Название')).toHaveValue('ООО «Ромашка»'));
    expect(field('Полное наименование')).toHaveValue('Общество с ограниченной ответственностью «Ромашка»');
    expect(field('ИНН')).toHaveValue('7707083893');
    expect(field('КПП')).toHaveValue('773601001');
    expect(field('ОГРН или ОГРНИП')).toHaveValue('1027700132195');
    expect(field('Юридический адрес')).toHaveValue('117312, г. Москва, ул. Вавилова, д. 19');
    expect(field('Руководитель')).toHaveValue('Иванов Иван Иванович');
    expect(field('БИК')).toHaveValue('044525225');
    expect(field('Банк')).toHaveValue('ПАО Сбербанк');
    expect(field('Расчётный счёт')).toHaveValue('40702810938000000001');
    expect(field('Корреспондентский счёт')).toHaveValue('30101810400000000225');
    const report = within(screen.getByRole('list', { name: 'Найденные реквизиты' }));
    expect(report.getByText('из текста: «р/с 4070 2810 9380 0000 0001»')).toBeInTheDocument();
    expect(screen.getByText('Заполнено: 11 полей, не разобрано фрагментов: 1')).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Не разобранные фрагменты' })).getByText('ОКПО 00032537'),
    ).toBeInTheDocument();
  });

  it('leaves what was typed by hand until the person has it replaced', async () => {
    const { user } = renderScreen();
    await user.type(field('Название'), 'Ромашка и Ко');
    await paste(user);
    expect(await screen.findByText('Оставлено то, что вы ввели')).toBeInTheDocument();
    expect(field('Название')).toHaveValue('Ромашка и Ко');
    await user.click(screen.getByRole('button', { name: 'Заменить: Название' }));
    await waitFor(() => expect(field('Название')).toHaveValue('ООО «Ромашка»'));
    expect(screen.queryByText('Оставлено то, что вы ввели')).not.toBeInTheDocument();
  });

  it('takes the place of an earlier one without asking', async () => {
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.clear(pasteField());
    await paste(user, 'ИНН 7736207543');
    await waitFor(() => expect(field('ИНН')).toHaveValue('7736207543'));
    expect(screen.queryByText('Оставлено то, что вы ввели')).not.toBeInTheDocument();
  });

  it('says at the field and in the report which check digit is wrong', async () => {
    const { user } = renderScreen();
    await paste(user, BLOCK.replace('7707083893', '7707083894'));
    await waitFor(() => expect(screen.getAllByText('ИНН: не сходится контрольная цифра')).toHaveLength(2));
    expect(field('ИНН')).toHaveAttribute('aria-invalid', 'true');
    expect(field('КПП')).not.toHaveAttribute('aria-invalid');
  });

  it('begins its report with what is wrong, for the list may go on out of sight', async () => {
    const { user } = renderScreen();
    await paste(user, BLOCK.replace('044525225', '044525226'));
    const report = await screen.findByRole('list', { name: 'Найденные реквизиты' });
    expect(within(report).getAllByRole('listitem')[0]).toHaveTextContent('контрольный ключ не сходится');
  });

  it('is read by the button too, and may hold nothing', async () => {
    const { user } = renderScreen();
    await user.type(pasteField(), 'Добрый день!');
    await user.click(screen.getByRole('button', { name: 'Разобрать' }));
    expect(screen.getByText(/^Реквизитов в этом тексте не нашлось/)).toBeInTheDocument();
  });
});

describe('what changes with a company', () => {
  const notice = () => screen.getByText('После создания за вас платит компания').closest('[role=status]');

  it('is who pays, and names the sum that stays on the personal account', () => {
    renderScreen(buildCurrentUser({}, 1234.5));
    expect(notice()).toHaveTextContent('На личном счёте останутся ваши 1 234,50 ₽');
  });

  it('names no sum where there is none', () => {
    renderScreen(buildCurrentUser({}, 0));
    expect(notice()).toHaveTextContent('Личный счёт останется вашим');
    expect(notice()).not.toHaveTextContent('₽');
  });

  it('asks for that sum where a group pays now', async () => {
    const payer = { id: 'p5', kind: 'group', name: 'Семья' } as const;
    api.use(
      handle('GET payment/payers', () => ({
        payers: [{ id: 'p1', kind: 'user', name: 'Иван Петров', is_default: false, balance: '70.50' }],
        paying: payer,
      })),
    );
    renderScreen({ ...buildCurrentUser({}, 9000), payer, people: 2 });
    await waitFor(() => expect(notice()).toHaveTextContent('останутся ваши 70,50 ₽'));
    expect(notice()).not.toHaveTextContent('9 000');
  });
});

describe('the fields', () => {
  it.each([
    ['ИНН', '7707083894', 'ИНН: не сходится контрольная цифра'],
    ['КПП', '7736', /^КПП: должно быть 9 знаков/],
    ['ОГРН или ОГРНИП', '1027700132196', 'ОГРН/ОГРНИП: не сходится контрольная цифра'],
    ['БИК', '144525225', 'БИК: начинается с 04, у казначейства — с 00, 01 или 02'],
    ['Расчётный счёт', '4070', 'Расчётный счёт: должно быть 20 цифр'],
    ['Почта компании', 'почта', 'Некорректный email'],
  ])('%s is checked when it is left', async (label, typed, message) => {
    const { user } = renderScreen();
    await user.type(field(label), typed);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('have no KPP for an entrepreneur', async () => {
    const { user } = renderScreen();
    await user.type(field('ИНН'), '500100732259');
    expect(field('КПП')).toBeDisabled();
    expect(screen.getByText('У предпринимателя КПП нет')).toBeInTheDocument();
  });

  it('take the bank details whole or not at all', async () => {
    const { user } = renderScreen();
    await paste(user, BLOCK.replace('БИК 044525225', ''));
    await user.click(create());
    expect(await screen.findByText('Введите БИК или очистите банковские реквизиты')).toBeInTheDocument();
    await waitFor(() => expect(field('БИК')).toHaveFocus());
  });
});

describe('creating', () => {
  it('sends the form once under a key, shows the company in the menu and goes there', async () => {
    const sent: { body: unknown; key: string | null }[] = [];
    api.use(
      handle('POST company', async ({ request }) => {
        sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
        return buildRomashka();
      }),
      handle('GET users/me', MEMBER),
    );
    const { user, location } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.click(create());
    await waitFor(() => expect(location()).toBe('/company'));
    expect(await screen.findByText('Компания создана: ООО «Ромашка»')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        body: {
          name: 'ООО «Ромашка»',
          full_name: 'Общество с ограниченной ответственностью «Ромашка»',
          inn: '7707083893',
          kpp: '773601001',
          ogrn: '1027700132195',
          legal_address: '117312, г. Москва, ул. Вавилова, д. 19',
          director_name: 'Иванов Иван Иванович',
          phone: null,
          email: null,
          bank_details: {
            bik: '044525225',
            bank_name: 'ПАО Сбербанк',
            account: '40702810938000000001',
            corr_account: '30101810400000000225',
          },
        },
        key: expect.any(String),
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends neither KPP nor bank details of an entrepreneur who gives none', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('POST company', async ({ request }) => {
        bodies.push(await request.json());
        return buildRomashka();
      }),
    );
    const { user } = renderScreen();
    await paste(
      user,
      'ИП Иванов Иван Иванович, ИНН 500100732259, ОГРНИП 304500116000157, 101000, г. Москва, ул. Мира, д. 1',
    );
    await waitFor(() => expect(field('ИНН')).toHaveValue('500100732259'));
    await user.click(create());
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ name: 'ИП Иванов Иван Иванович', kpp: null, bank_details: null });
  });

  it('puts what the server refuses at its field', async () => {
    const fields = { 'bank_details.account': 'Расчётный счёт: контрольный ключ не сходится с БИК' };
    api.use(handle('POST company', () => failure('VAL.003', { fields })));
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.click(create());
    await waitFor(() => expect(field('Расчётный счёт')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByText(fields['bank_details.account'])).toBeInTheDocument();
  });

  it('says whom to ask when the company is registered already', async () => {
    api.use(
      handle('POST company', () =>
        failure('RES.002', { message: 'Компания с этими ИНН и КПП уже зарегистрирована' }),
      ),
    );
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.click(create());
    const refusal = await screen.findByText(/Попросите её владельца/);
    expect(refusal).toHaveTextContent('user@demo.example');
    expect(field('Название')).toHaveValue('ООО «Ромашка»');
  });

  it('gives whoever cannot own a company a way out', async () => {
    api.use(
      handle('POST company', () =>
        failure('RES.003', { message: 'Со служебной ролью создать компанию нельзя' }),
      ),
    );
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.click(create());
    expect(await screen.findByText(/^Со служебной ролью создать компанию нельзя\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Мой аккаунт' })).toHaveAttribute('href', '/account');
  });

  it.each([
    ['before anything is typed', true],
    ['when it has come since the screen opened', false],
  ])('names a debt that forbids it, and leads to its top-up: %s', async (_when, isKnown) => {
    const debts: WireData<'GET users/me/debts'>[number][] = isKnown ? [DEBT] : [];
    api.use(
      handle('GET users/me/debts', () => debts),
      handle('POST company', () => {
        debts.push(DEBT);
        return failure('RES.003');
      }),
    );
    const { user } = renderScreen();
    if (!isKnown) {
      await paste(user);
      await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
      await user.click(create());
    }
    expect(await screen.findByText(/^На счёте группы «Семья» долг 70,00\s₽$/)).toBeInTheDocument();
    expect(screen.getByText(/^Пополните его, чтобы создать компанию\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Пополнить' })).toHaveAttribute('href', '/payment?payer=payer-g');
  });

  it('shows the company to whoever joined one meanwhile', async () => {
    api.use(
      handle('POST company', () => failure('RES.003', { message: 'Вы уже состоите в компании' })),
      handle('GET users/me', MEMBER),
    );
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.click(create());
    expect(await screen.findByText('Вы уже в компании ООО «Ромашка»')).toBeInTheDocument();
  });

  it('repeats under the same key after an answer that was lost', async () => {
    const keys: (string | null)[] = [];
    api.use(
      handle('POST company', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return failure('SYS.002');
      }),
    );
    const { user } = renderScreen();
    await paste(user);
    await waitFor(() => expect(field('ИНН')).toHaveValue('7707083893'));
    await user.click(create());
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(await screen.findByText('Не удалось создать компанию')).toBeInTheDocument();
    await user.click(create());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('the draft', () => {
  it('survives a reload of the page, for this person only', async () => {
    const first = renderScreen();
    await first.user.type(field('Название'), 'Ромашка');
    first.unmount();
    const second = renderScreen();
    expect(field('Название')).toHaveValue('Ромашка');
    second.unmount();
    renderScreen(buildCurrentUser({ id: '01900000-0000-7000-8000-000000000077' }));
    expect(field('Название')).toHaveValue('');
  });

  it('goes with «Очистить»', async () => {
    const { user } = renderScreen();
    await user.type(field('Название'), 'Ромашка');
    await user.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(field('Название')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes the pasted text and its report along', async () => {
    const { user } = renderScreen();
    await paste(user);
    await screen.findByRole('list', { name: 'Найденные реквизиты' });
    await user.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(pasteField()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Найденные реквизиты' })).not.toBeInTheDocument();
  });

  it('may be something else than this page wrote', () => {
    sessionStorage.setItem(`cabinet.company-draft.${buildCurrentUser().user.id}`, '[1,');
    renderScreen();
    expect(field('Название')).toHaveValue('');
  });
});

it('shows somebody in a company the way to it', () => {
  renderScreen(MEMBER);
  expect(screen.getByRole('heading', { name: 'Вы уже в компании ООО «Ромашка»' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Моя компания' })).toHaveAttribute('href', '/company');
  expect(screen.queryByLabelText('ИНН')).not.toBeInTheDocument();
});
