import { NAME_CHARACTERS_MESSAGE, NAME_UNSEEN_MESSAGE } from '@cabinet/kernel/core/text';
import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRomashka } from '../../testing/company-answers.ts';
import { buildCreation, renderDetail, useDetailApi } from '../../testing/detail-screen.tsx';

const { api, answerCompany } = useDetailApi();

const section = (name: string) => screen.findByRole('region', { name });
const field = (label: string) => screen.findByLabelText(label);

describe('the facts', () => {
  it('are saved whole, and a new name is in the menu at once', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('PUT company/{id}', async ({ request }) => {
        bodies.push(await request.json());
        return buildRomashka({ name: 'ООО «Роза»' });
      }),
    );
    const { user } = renderDetail();
    const save = await screen.findByRole('button', { name: 'Сохранить реквизиты' });
    expect(save).toBeDisabled();
    await user.clear(await field('Название'));
    await user.paste(' ООО «Роза»\u200b');
    for (const end of ['Юридический адрес', 'Руководитель']) {
      await user.click(await field(end));
      await user.paste('\u2060\ufeff ');
    }
    await user.click(save);
    expect(await screen.findByText('Реквизиты сохранены')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        name: 'ООО «Роза»',
        full_name: 'Общество с ограниченной ответственностью «Ромашка»',
        inn: '7707083893',
        kpp: '773601001',
        ogrn: '1027700132195',
        legal_address: '117312, г. Москва, ул. Вавилова, д. 19',
        director_name: 'Иванов Иван Иванович',
        phone: '+74951234567',
        email: 'info@romashka.example',
        version: 'v1',
      },
    ]);
    expect(save).toBeDisabled();
  });

  it.each([
    ['Ив\u202eанов', NAME_CHARACTERS_MESSAGE],
    ['\u200b\u3164', NAME_UNSEEN_MESSAGE],
  ])('are not sent with %j, and say so under each field', async (pasted, message) => {
    const { user } = renderDetail();
    const fields = await Promise.all(['Юридический адрес', 'Руководитель'].map(field));
    for (const each of fields) {
      await user.clear(each);
      await user.paste(pasted);
    }
    await user.click(screen.getByRole('button', { name: 'Сохранить реквизиты' }));
    for (const each of fields)
      await waitFor(() => expect(each).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.queryByText('Реквизиты сохранены')).not.toBeInTheDocument();
  });

  it('keep what was typed when the server refuses, and say why', async () => {
    api.use(
      handle('PUT company/{id}', () =>
        failure('RES.002', { message: 'Компания с этими ИНН и КПП уже зарегистрирована' }),
      ),
    );
    const { user } = renderDetail();
    await user.type(await field('Название'), ' плюс');
    await user.click(screen.getByRole('button', { name: 'Сохранить реквизиты' }));
    expect(await screen.findByText(/^Компания с этими ИНН и КПП уже зарегистрирована/)).toBeInTheDocument();
    expect(await field('Название')).toHaveValue('ООО «Ромашка» плюс');
  });

  it('say what somebody else has changed meanwhile, keep what was typed, and are saved over it', async () => {
    const versions: unknown[] = [];
    api.use(
      handle('PUT company/{id}', async ({ request }) => {
        const body = Object(await request.json());
        versions.push(body.version);
        answerCompany({ director_name: 'Петров Пётр Петрович', version: 'v2' });
        return body.version === 'v2' ? buildRomashka({ name: body.name, version: 'v3' }) : failure('RES.002');
      }),
    );
    const { user } = renderDetail();
    await user.type(await field('Название'), ' плюс');
    await user.click(screen.getByRole('button', { name: 'Сохранить реквизиты' }));
    const said = await screen.findByText(
      'Руководитель: было Иванов Иван Иванович, теперь Петров Пётр Петрович',
    );
    expect(screen.queryByText(/^Название: было/)).not.toBeInTheDocument();
    expect(await field('Название')).toHaveValue('ООО «Ромашка» плюс');
    await user.click(screen.getByRole('button', { name: 'Сохранить мои реквизиты' }));
    expect(await screen.findByText('Реквизиты сохранены')).toBeInTheDocument();
    expect(said).not.toBeInTheDocument();
    expect(versions).toEqual(['v1', 'v2']);
    await user.type(await field('Название'), '!');
    await user.click(screen.getByRole('button', { name: 'Сохранить реквизиты' }));
    await waitFor(() => expect(versions).toEqual(['v1', 'v2', 'v3']));
  });

  it('are read-only for others, with whom to ask, and without bank details and history', async () => {
    answerCompany({ may_edit: false, bank_details: null, membership: { is_owner: false } });
    renderDetail([]);
    const facts = within(await section('Реквизиты'));
    expect(facts.getByText('7707083893')).toBeInTheDocument();
    expect(facts.getByText('+7 (495) 123-45-67')).toBeInTheDocument();
    expect(facts.getByText('Изменить реквизиты может: Иван Петров (user@demo.example)')).toBeInTheDocument();
    for (const name of ['Банковские реквизиты', 'История изменений', 'Пользователи и роли'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('have no KPP for an entrepreneur', async () => {
    answerCompany({ may_edit: false, inn: '500100732259', kpp: null, membership: { is_owner: false } });
    renderDetail([]);
    expect(within(await section('Реквизиты')).queryByText('КПП')).not.toBeInTheDocument();
  });

  it('are not left unsaved without a question', async () => {
    const { user, location } = renderDetail();
    await user.type(await field('Название'), '!');
    await user.click(screen.getByRole('link', { name: 'Прочь' }));
    const question = await findOpenDialog('Уйти без сохранения?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(location()).toBe('/company'));
  });
});

describe('the bank details', () => {
  it('are saved apart', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('PUT company/{id}/bank-details', async ({ request }) => {
        bodies.push(await request.json());
        return buildRomashka();
      }),
    );
    const { user } = renderDetail();
    await user.type(await field('Банк'), ' (филиал)');
    await user.click(screen.getByRole('button', { name: 'Сохранить банковские реквизиты' }));
    expect(await screen.findByText('Банковские реквизиты сохранены')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        bik: '044525225',
        bank_name: 'ПАО Сбербанк (филиал)',
        account: '40702810938000000001',
        corr_account: '30101810400000000225',
        version: 'b1',
      },
    ]);
  });

  it('are those of the Treasury by its BIK, and say which account goes where', async () => {
    const bodies: unknown[] = [];
    api.use(
      handle('PUT company/{id}/bank-details', async ({ request }) => {
        bodies.push(await request.json());
        return buildRomashka();
      }),
    );
    const { user } = renderDetail();
    const bank = { bik: '015402901', account: '03224643500000005100', corr_account: '40102810545370000046' };
    const labels = ['БИК', 'Расчётный счёт', 'Корреспондентский счёт'] as const;
    for (const [at, value] of Object.values(bank).entries()) {
      const input = await field(labels[at] ?? '');
      await user.clear(input);
      await user.click(input);
      await user.paste(value);
    }
    expect(screen.getByText('Казначейский счёт: 03…')).toBeInTheDocument();
    expect(screen.getByText('Единый казначейский счёт: 40102…')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Сохранить банковские реквизиты' }));
    await waitFor(() => expect(bodies).toEqual([{ bank_name: 'ПАО Сбербанк', ...bank, version: 'b1' }]));
  });

  it('name the wrong key of an account', async () => {
    const { user } = renderDetail();
    const account = await field('Расчётный счёт');
    await user.clear(account);
    await user.type(account, '40702810938000000002');
    await user.tab();
    expect(await screen.findByText('Расчётный счёт: контрольный ключ не сходится с БИК')).toBeInTheDocument();
  });

  it('show the server’s complaint at its field', async () => {
    api.use(
      handle('PUT company/{id}/bank-details', () =>
        failure('VAL.003', { fields: { bik: 'БИК: нет такого банка' } }),
      ),
    );
    const { user } = renderDetail();
    await user.type(await field('Банк'), '!');
    await user.click(screen.getByRole('button', { name: 'Сохранить банковские реквизиты' }));
    expect(await screen.findByText('БИК: нет такого банка')).toBeInTheDocument();
  });
});

describe('people and roles', () => {
  it('are counted by role, with the way to the list', async () => {
    renderDetail();
    const roles = within(await section('Пользователи и роли'));
    const rows = await roles.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Директорсистемная1 человек',
      'Сотрудниксистемная4 человека',
    ]);
    expect(roles.getByRole('link', { name: 'Пользователи компании' })).toHaveAttribute(
      'href',
      '/company/users',
    );
    expect(roles.queryByRole('link', { name: 'Роли компании' })).not.toBeInTheDocument();
  });

  it('lead to the roles for whoever manages them, and not for others', async () => {
    renderDetail(['company_role:manage']);
    const roles = within(await section('Пользователи и роли'));
    const link = await roles.findByRole('link', { name: 'Роли компании' });
    expect(link).toHaveAttribute('href', '/company/roles');
    expect(roles.queryByRole('link', { name: 'Пользователи компании' })).not.toBeInTheDocument();
  });

  it('can be asked for again', async () => {
    api.use(handle('GET company/{id}/roles', () => failure('SYS.001')));
    renderDetail();
    expect(await screen.findByText('Не удалось загрузить роли')).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('says who changed what, before and after', async () => {
    renderDetail();
    const history = within(await section('История изменений'));
    const [change, creation] = await history.findAllByText(/Изменены реквизиты|Компания создана/);
    expect(change).toHaveTextContent('Изменены реквизиты');
    expect(creation).toHaveTextContent('Компания создана');
    expect(history.getByText(/^Название:/).parentElement).toHaveTextContent(
      'Название: было ООО «Роза» → , стало ООО «Ромашка»',
    );
    expect(history.getByText(/^Телефон:/).parentElement).toHaveTextContent(
      'было не указано → , стало +7 (495) 123-45-67',
    );
    expect(history.getAllByText(/^Иван Петров ·/)).toHaveLength(2);
  });

  it('grows at a press', async () => {
    const limits: (string | null)[] = [];
    api.use(
      handle('GET company/{id}/history', ({ request }) => {
        const limit = new URL(request.url).searchParams.get('limit');
        limits.push(limit);
        const items = Array.from({ length: Math.min(Number(limit), 25) }, (_, at) => buildCreation(`e${at}`));
        return { items, total: 25, page: 1, limit: Number(limit), next_cursor: null };
      }),
    );
    const { user } = renderDetail();
    expect(await screen.findByText('Показано 10 из 25')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText('Показано 25 из 25')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
    expect(limits).toEqual(['10', '30']);
  });
});

describe('another company, or none', () => {
  it.each([['RES.001' as const], ['VAL.003' as const]])('%s is not found, with a way back', async (code) => {
    api.use(handle('GET company/{id}', () => failure(code)));
    renderDetail();
    expect(await screen.findByRole('heading', { name: 'Компания не найдена' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Моя компания' })).toHaveAttribute('href', '/company');
  });
});
