import { COMPANY_PERMISSIONS } from '@cabinet/access/permissions';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { charge, hold, topUp } from '#lib/ledger/index.ts';
import { BANK, companyForm, type Founded, found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { spentTopUp } from '#test/test-debts.ts';
import { moveRequest, noticeOf, openRequest, sendNotice } from '#test/test-payments.ts';

const TAKEN = 'Компания с этими ИНН и КПП уже зарегистрирована';

describe.each(anyDatabase)('a company on $name', (database) => {
  const api = useTestApi(database);
  let ours: Founded;
  let foreign: Founded;
  let employee: SignedIn;

  beforeAll(async () => {
    ours = await found(api, { bank_details: BANK });
    foreign = await found(api);
    employee = await hire(api, ours.id, { displayName: 'Ольга', cap: '300' });
  });

  describe('being created', () => {
    it('makes its creator owner and «Директор», and stores what is typed without its spaces', async () => {
      const person = await api.signedIn({ displayName: 'Вера' });
      const form = companyForm({
        name: '  ИП Громова ',
        full_name: ' ',
        inn: '500100732259',
        kpp: null,
        ogrn: '304500116000157',
        phone: '8 (495) 739-70-00',
        bank_details: { ...BANK, account: '4070 2810\u00a04380 0001 2345' },
      });
      const answer = await person.post('/company', form);
      expect(answer.message).toBe('Компания создана');
      expect(answer.data).toMatchObject({
        name: 'ИП Громова',
        full_name: 'ИП Громова',
        inn: '500100732259',
        kpp: null,
        phone: '+74957397000',
        bank_details: BANK,
        payer: { kind: 'company', name: 'ИП Громова', tier: 'start', balance: '0.00' },
        owner_id: person.userId,
        owner_name: 'Вера',
        users_count: 1,
        may_edit: true,
        membership: { is_owner: true, role: { role_name: 'Директор' }, monthly_cap: null },
        managers: [{ user_id: person.userId, display_name: 'Вера', email: person.email }],
      });
      const me = (await person.get('/users/me')).read<{
        user: { account_type: string; role_info: { permissions: string[] } };
      }>();
      expect(me.user.account_type).toBe('company');
      expect([...me.user.role_info.permissions].sort()).toEqual([...COMPANY_PERMISSIONS].sort());
    });

    it.each<[string, object, Record<string, unknown>]>([
      ['INN', { inn: '7736207544' }, { inn: 'ИНН: не сходится контрольная цифра' }],
      ['KPP', { kpp: '77' }, { kpp: expect.stringMatching(/^КПП: должно быть 9 знаков/) }],
      ['missing KPP', { kpp: ' ' }, { kpp: expect.stringMatching(/^КПП: у организации/) }],
      [
        'KPP of an entrepreneur',
        { inn: '500100732259', ogrn: '304500116000157' },
        { kpp: expect.stringMatching(/у предпринимателя/) },
      ],
      ['OGRN', { ogrn: '1027700229194' }, { ogrn: expect.stringMatching(/контрольная цифра/) }],
      ['OGRNIP of an organisation', { ogrn: '304500116000157' }, { ogrn: expect.stringMatching(/13 цифр/) }],
      ['phone', { phone: '123' }, { phone: expect.stringMatching(/10 цифр/) }],
      [
        'BIK',
        { bank_details: { ...BANK, bik: '44030653' } },
        { 'bank_details.bik': 'БИК: должно быть 9 цифр' },
      ],
      [
        'account',
        { bank_details: { ...BANK, account: '40702810438000012346' } },
        { 'bank_details.account': expect.stringMatching(/ключ/) },
      ],
      [
        'correspondent account',
        { bank_details: { ...BANK, corr_account: '30101810400000000225' } },
        { 'bank_details.corr_account': expect.stringMatching(/БИК/) },
      ],
      [
        'account at the Treasury',
        { bank_details: { ...BANK, bik: '015402901', corr_account: '40102810545370000046' } },
        { 'bank_details.account': 'Расчётный счёт: при БИК казначейства начинается с 03' },
      ],
    ])('names a wrong %s', async (_what, changes, fields) => {
      const person = await api.signedIn();
      const answer = await person.post('/company', companyForm(changes));
      expect(answer.code).toBe('VAL.003');
      expect(answer.details.fields).toEqual(fields);
    });

    it('names all that is wrong at once, and what is missing as missing', async () => {
      const person = await api.signedIn();
      const several = await person.post('/company', companyForm({ inn: '1', ogrn: '2', director_name: ' ' }));
      expect(several.code).toBe('VAL.003');
      expect(Object.keys(several.details.fields ?? {}).sort()).toEqual(['director_name', 'inn', 'ogrn']);
      const missing = await person.post('/company', companyForm({ legal_address: '  ' }));
      expect([missing.code, missing.details.fields]).toEqual([
        'VAL.004',
        { legal_address: 'Обязательное поле не заполнено' },
      ]);
      const address = await person.post('/company', companyForm({ email: 'нет' }));
      expect([address.code, address.details.fields]).toEqual(['VAL.001', { email: 'Некорректный email' }]);
      const bare = await person.post('/company', companyForm({ bank_details: { ...BANK, bik: undefined } }));
      expect([bare.code, bare.details.fields]).toEqual([
        'VAL.004',
        { 'bank_details.bik': 'Обязательное поле не заполнено' },
      ]);
      for (const wrong of [{ inn: 7736207543 }, { bank_details: 'нет' }, { name: null }])
        expect((await person.post('/company', companyForm(wrong))).status).toBe(400);
    });

    it('keeps the e-mail without the signs of a letter from which it was copied', async () => {
      const person = await api.signedIn();
      await person.post('/company', companyForm({ email: ' office@\u2060firm.\u2060example' }));
      const { user } = (await person.get('/users/me')).read<{ user: { company: { id: string } } }>();
      expect((await person.get(`/company/${user.company.id}`)).data).toMatchObject({
        email: 'office@firm.example',
      });
    });

    it('is refused for an INN and KPP that are taken', async () => {
      const { kpp } = (await ours.owner.get(`/company/${ours.id}`)).read<{ kpp: string }>();
      const person = await api.signedIn();
      const answer = await person.post('/company', companyForm({ kpp }));
      expect([answer.code, answer.message]).toEqual(['RES.002', TAKEN]);
      expect((await person.get('/users/me')).read<{ user: object }>().user).toMatchObject({ company: null });
    });

    it('is refused to who is in a company, to the staff and to a guest', async () => {
      const people = [
        ours.owner,
        employee,
        await api.signedIn({ role: 'admin' }),
        await api.signedIn({ permissions: ['rate_correction:manage'] }),
        await api.signedIn({ role: 'guest' }),
      ];
      for (const person of people)
        expect((await person.post('/company', companyForm())).code).toBe('RES.003');
      expect((await api.visitor().post('/company', companyForm())).code).toBe('AUTH.001');
    });

    it('is refused while any account of the person has a debt, one that they closed too, which they can pay', async () => {
      const { id, payerId, owner } = await found(api);
      const giveBack = await spentTopUp(api, payerId, '500');
      expect((await owner.delete(`/company/${id}`)).status).toBe(200);
      await giveBack();
      expect((await owner.get('/users/me/debts')).data).toMatchObject([
        { debt: '500.00', payer: { id: payerId, kind: 'company' } },
      ]);
      expect(await owner.post('/company', companyForm())).toMatchObject({
        code: 'RES.003',
        message: 'На счёте компании ООО «Ромашка» долг 500,00\u00a0₽. Пополните его, чтобы создать компанию',
        details: { debt: '500.00', payer: { id: payerId } },
      });
      expect((await owner.post('/group', { name: 'Семья' })).code).toBe('RES.003');
      const { payers } = (await owner.get('/payment/payers')).read<{ payers: object[] }>();
      expect(payers).toMatchObject([
        { kind: 'user', is_default: true },
        { id: payerId, is_default: false },
      ]);
      const payment = await openRequest(owner, { payer_id: payerId, amount: '500' });
      expect((await sendNotice(api.app, noticeOf(api, payment))).body).toBe('SUCCESS');
      expect((await owner.post('/company', companyForm())).status).toBe(200);
      expect(
        await owner.post('/payment/pay', { amount: '500', method: 'card', payer_id: payerId }),
      ).toMatchObject({
        code: 'RES.001',
      });
    });

    it('happens once for one key', async () => {
      const person = await api.signedIn();
      const key = { 'idempotency-key': uuidv7() };
      const form = companyForm();
      const [first, second] = [
        await person.post('/company', form, key),
        await person.post('/company', form, key),
      ];
      expect(second.status).toBe(200);
      expect(second.data).toEqual(first.data);
    });
  });

  describe('being read', () => {
    it('shows an employee whom to ask, their cap and month, and neither money nor bank details', async () => {
      await topUp(api.db, { payerId: ours.payerId, amount: '1000', by: 'bank' });
      await charge(api.db, { payerId: ours.payerId, userId: employee.userId, amount: '120.5' });
      const own = (await employee.get(`/company/${ours.id}`)).data;
      expect(own).toMatchObject({
        bank_details: null,
        payer: { balance: null, available: null, held: null },
        may_edit: false,
        users_count: 2,
        membership: {
          is_owner: false,
          monthly_cap: '300.00',
          spent_this_month: '120.50',
          resets_at: expect.stringMatching(/-(30|31|28|29)T21:00:00\.000Z$/),
        },
        managers: [{ user_id: ours.owner.userId }],
      });
    });

    it('shows the balance with company_balance:view alone, bank details with company_user:manage alone', async () => {
      const accountant = await hire(api, foreign.id, { permissions: ['company_balance:view'] });
      const manager = await hire(api, foreign.id, { permissions: ['company_user:manage'] });
      await foreign.owner.put(`/company/${foreign.id}/bank-details`, BANK);
      expect((await accountant.get(`/company/${foreign.id}`)).data).toMatchObject({
        bank_details: null,
        may_edit: false,
        payer: { balance: '0.00', held: '0.00' },
      });
      const seen = (await manager.get(`/company/${foreign.id}`)).read<{ managers: { user_id: string }[] }>();
      expect(seen).toMatchObject({ bank_details: BANK, may_edit: true, payer: { balance: null } });
      expect(seen.managers.map(({ user_id }) => user_id)).toEqual([foreign.owner.userId, manager.userId]);
    });
  });

  describe('being new', () => {
    const setupOf = async (person: SignedIn, id: string) =>
      (await person.get(`/company/${id}`)).read<{ setup: object | null }>().setup;

    it('says which first steps are done, by what has happened, until all are', async () => {
      const { id, payerId, owner } = await found(api);
      expect(await setupOf(owner, id)).toEqual({ topped_up: false, invited: false, capped: false });
      await owner.post(`/company/${id}/users`, { email: 'new-one@test.example' });
      expect(await setupOf(owner, id)).toEqual({ topped_up: false, invited: true, capped: false });
      await topUp(api.db, { payerId, amount: '100', by: 'bank' });
      expect(await setupOf(owner, id)).toEqual({ topped_up: true, invited: true, capped: false });
      await owner.patch(`/company/${id}/users/${owner.userId}`, { monthly_cap: '50' });
      expect(await setupOf(owner, id)).toBeNull();
    });

    it('counts an invitation with a cap as both, and one that was revoked as neither', async () => {
      const { id, owner } = await found(api);
      await owner.post(`/company/${id}/users`, { email: 'capped-one@test.example', monthly_cap: '5' });
      expect(await setupOf(owner, id)).toEqual({ topped_up: false, invited: true, capped: true });
      const [sent] = (await owner.get(`/company/${id}/invitations`)).read<{ token: string }[]>();
      await owner.delete(`/company/${id}/invitations/${sent?.token}`);
      expect(await setupOf(owner, id)).toEqual({ topped_up: false, invited: false, capped: false });
    });

    it('says so to nobody who may not edit it, and is over once the company has spent', async () => {
      const { id, payerId, owner } = await found(api);
      const accountant = await hire(api, id, { permissions: ['company_balance:view'] });
      expect(await setupOf(accountant, id)).toBeNull();
      await topUp(api.db, { payerId, amount: '100', by: 'bank' });
      expect(await setupOf(owner, id)).toEqual({ topped_up: true, invited: true, capped: false });
      await charge(api.db, { payerId, userId: owner.userId, amount: '1' });
      expect(await setupOf(owner, id)).toBeNull();
    });
  });

  describe('being changed', () => {
    it('keeps what was saved, and its history says what changed, from what to what', async () => {
      const { id, owner } = await found(api);
      const form = companyForm({ name: 'ООО «Лютик»', phone: null });
      const saved = await owner.put(`/company/${id}`, form);
      expect(saved.data).toMatchObject({
        name: 'ООО «Лютик»',
        kpp: form.kpp,
        phone: null,
        payer: { name: 'ООО «Лютик»' },
      });
      await owner.put(`/company/${id}`, form);
      await owner.put(`/company/${id}/bank-details`, BANK);
      const history = (await owner.get(`/company/${id}/history`)).read<{
        items: { action: string; actor: { display_name: string }; changes: object[] }[];
        total: number;
      }>();
      expect(history.items.map(({ action }) => action)).toEqual([
        'company.bank_details',
        'company.update',
        'company.create',
      ]);
      expect(history.items[1]?.actor.display_name).toBe('Основатель');
      expect(history.items[1]?.changes).toContainEqual({
        field: 'name',
        before: 'ООО «Ромашка»',
        after: 'ООО «Лютик»',
      });
      expect(history.items[1]?.changes).toContainEqual({
        field: 'phone',
        before: '+74957397000',
        after: null,
      });
      expect(history.items[1]?.changes).toHaveLength(3);
      expect(history.items[0]?.changes).toContainEqual({
        field: 'account',
        before: null,
        after: BANK.account,
      });
    });

    it('is refused from an older version, with what there is now, and is kept apart from the other form', async () => {
      const { owner, id } = await found(api, { bank_details: BANK });
      interface Seen {
        readonly version: string;
        readonly bank_version: string;
        readonly director_name: string;
      }
      const seen = (await owner.get(`/company/${id}`)).read<Seen>();
      const form = companyForm({ director_name: 'Первый Первый Первый' });
      const put = (path: string, body: object) => owner.put(`/company/${id}${path}`, body);
      const first = await put('', { ...form, version: seen.version });
      expect(first.data).toMatchObject({ bank_version: seen.bank_version });
      const newer = first.read<Seen>();
      expect(newer.version).not.toBe(seen.version);
      // Its answer was lost on the way, and the same is sent again.
      expect((await put('', { ...form, version: seen.version })).data).toMatchObject({
        version: newer.version,
      });
      const late = await put('', { ...form, director_name: 'Второй Второй Второй', version: seen.version });
      expect(late).toMatchObject({ status: 409, code: 'RES.002' });
      expect(late.details?.current).toMatchObject({
        director_name: 'Первый Первый Первый',
        version: newer.version,
      });
      const bank = { ...BANK, bank_name: 'Другой банк' };
      expect((await put('/bank-details', { ...bank, version: seen.bank_version })).status).toBe(200);
      expect(await put('/bank-details', { ...BANK, version: seen.bank_version })).toMatchObject({
        status: 409,
        code: 'RES.002',
      });
      const over = await put('', { ...form, director_name: 'Второй Второй Второй', version: newer.version });
      expect(over.data).toMatchObject({
        director_name: 'Второй Второй Второй',
        bank_details: { bank_name: 'Другой банк' },
      });
      expect(await put('', { ...form, version: 'v1' })).toMatchObject({ status: 400, code: 'VAL.003' });
      // An older page knows no version.
      expect((await put('', form)).status).toBe(200);
    });

    it('names the wrong field of the bank details by its own name', async () => {
      const answer = await ours.owner.put(`/company/${ours.id}/bank-details`, { ...BANK, account: '1' });
      expect([answer.code, answer.details.fields]).toEqual([
        'VAL.003',
        { account: 'Расчётный счёт: должно быть 20 цифр' },
      ]);
    });

    it('takes the accounts of the Treasury, without the spaces they are written with', async () => {
      const { id, owner } = await found(api);
      const bank = { bik: '015402901', bank_name: 'ОТДЕЛЕНИЕ//УФК', corr_account: '40102810545370000046' };
      const typed = { ...bank, account: '03224 643 5 0000 0005100' };
      const answer = await owner.put(`/company/${id}/bank-details`, typed);
      expect([answer.status, answer.data]).toEqual([
        200,
        expect.objectContaining({ bank_details: { ...bank, account: '03224643500000005100' } }),
      ]);
    });

    it('is refused for an INN and KPP of another company', async () => {
      const { kpp } = (await foreign.owner.get(`/company/${foreign.id}`)).read<{ kpp: string }>();
      const answer = await ours.owner.put(`/company/${ours.id}`, companyForm({ kpp }));
      expect([answer.code, answer.message]).toEqual(['RES.002', TAKEN]);
    });

    it('is refused to whoever neither owns it nor manages its people, before the form is looked at', async () => {
      for (const answer of [
        await employee.put(`/company/${ours.id}`, companyForm({ inn: '1' })),
        await employee.put(`/company/${ours.id}/bank-details`, { ...BANK, bik: '1' }),
        await employee.get(`/company/${ours.id}/history`),
      ])
        expect([answer.code, answer.details.permission]).toEqual(['AUTH.003', 'company_user:manage']);
    });
  });

  describe('being closed', () => {
    it('gives its owner their own account back, and its INN and KPP may be registered again', async () => {
      const { id, owner } = await found(api);
      const { kpp } = (await owner.get(`/company/${id}`)).read<{ kpp: string }>();
      expect((await owner.delete(`/company/${id}`)).status).toBe(200);
      expect((await owner.get('/users/me')).read<{ user: object }>().user).toMatchObject({
        account_type: 'personal',
        role: 'user',
      });
      expect((await owner.get(`/company/${id}`)).code).toBe('RES.001');
      expect((await owner.post('/company', companyForm({ kpp }))).status).toBe(200);
      const { rows } = await sql`select is_active from payers where company_id = ${id}`.execute(api.db);
      expect(rows).toEqual([{ is_active: false }]);
    });

    it('is refused to others, with people, with money, with reserves and with open requests', async () => {
      const { id, owner, payerId } = await found(api);
      const close = async () => (await owner.delete(`/company/${id}`)).message;
      const manager = await hire(api, id, { permissions: [...COMPANY_PERMISSIONS] });
      expect((await manager.delete(`/company/${id}`)).code).toBe('AUTH.003');
      expect(await close()).toMatch(/есть люди/);
      await owner.patch(`/company/${id}/users/${manager.userId}`, { is_active: false });
      expect(await close()).toMatch(/есть люди/);
      await owner.delete(`/company/${id}/users/${manager.userId}`);
      const request = await openRequest(owner, { method: 'invoice', amount: '500.00' });
      expect(request.request.payer.id).toBe(payerId);
      expect(await close()).toMatch(/заявки/);
      await moveRequest(owner, request.id, 'cancelled');
      await sql`update payer_balances set credit_limit = 10 where payer_id = ${payerId}`.execute(api.db);
      await hold(api.db, { payerId, amount: '1' });
      expect(await close()).toMatch(/незавершённые списания/);
      await sql`select ledger_release(id) from holds where payer_id = ${payerId}`.execute(api.db);
      await topUp(api.db, { payerId, amount: '1', by: 'bank' });
      expect(await close()).toMatch(/остались деньги/);
      await charge(api.db, { payerId, amount: '1' });
      expect(await close()).toBe('Компания закрыта');
    });
  });

  it('answers an id of another company as one that is not there, on every call', async () => {
    const somebody = uuidv7();
    const calls = (id: string) => [
      ours.owner.get(`/company/${id}`),
      ours.owner.put(`/company/${id}`, companyForm()),
      ours.owner.put(`/company/${id}/bank-details`, BANK),
      ours.owner.delete(`/company/${id}`),
      ours.owner.get(`/company/${id}/usage`),
      ours.owner.get(`/company/${id}/history`),
      ours.owner.get(`/company/${id}/roles`),
      ours.owner.get(`/company/${id}/users`),
      ours.owner.get(`/company/${id}/users/export?format=csv`),
      ours.owner.get(`/company/${id}/invitations`),
      ours.owner.post(`/company/${id}/users`, { email: 'new@test.example' }),
      ours.owner.post(`/company/${id}/invitations/${somebody}/resend`),
      ours.owner.delete(`/company/${id}/invitations/${somebody}`),
      ours.owner.patch(`/company/${id}/users/${foreign.owner.userId}`, { is_active: false }),
      ours.owner.put(`/company/${id}/users/${foreign.owner.userId}/role`, { role_id: somebody }),
      ours.owner.delete(`/company/${id}/users/${foreign.owner.userId}`),
      ours.owner.delete(`/company/${id}/users/${ours.owner.userId}`),
    ];
    const told = async (id: string) =>
      (await Promise.all(calls(id))).map(({ status, code, message }) => [status, code, message]);
    const [another, nobody] = [await told(foreign.id), await told(somebody)];
    expect(another).toEqual(another.map(() => [404, 'RES.001', 'Не найдено']));
    expect(nobody).toEqual(another);
    expect((await ours.owner.get('/company/1')).code).toBe('VAL.003');
  });
});
