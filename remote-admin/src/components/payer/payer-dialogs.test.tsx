import {
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPayer, buildPayerDetail } from '../../testing/build-payer.ts';
import { buildProposal, buildRaise } from '../../testing/build-proposal.ts';
import { KEEPER, usePayersApi } from '../../testing/payers-api.ts';
import type { PayerDeed } from './dialogs/payer-dialog.tsx';
import { usePayerDialog } from './use-payer-dialog.ts';

const { api, sent, keys, setDetail, setAdded, setRaise } = usePayersApi();

const PAYER = { id: buildPayer().id, name: 'Семья', isActive: true };

function Asks({ deed }: { readonly deed: PayerDeed }) {
  const dialog = usePayerDialog();
  return (
    <>
      <button type="button" onClick={() => dialog.ask({ deed, payer: PAYER })}>
        Спросить
      </button>
      {dialog.element}
    </>
  );
}

const TITLES = {
  funds: 'Начислить или списать',
  limit: 'Кредитный лимит',
  tier: 'Уровень',
  switch: 'Выключить счёт?',
} as const;

async function open(deed: PayerDeed, viewer = KEEPER) {
  const { user } = renderWithProviders(<Asks deed={deed} />, { store: signedInStore(viewer) });
  await user.click(screen.getByRole('button', { name: 'Спросить' }));
  const dialog = within(await findOpenDialog(TITLES[deed]));
  return { user, dialog };
}

const spaced = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('adding funds', () => {
  it('shows the balance after it, and that the tier stays', async () => {
    const { user, dialog } = await open('funds');
    await user.type(await dialog.findByLabelText('Сумма'), '500,5');
    const preview = dialog.getByRole('status');
    expect(spaced(preview)).toContain('Баланс: 12 000,00 ₽ → 12 500,50 ₽');
    expect(preview).toHaveTextContent('Уровень «Плюс» не изменится');
    await user.click(dialog.getByRole('radio', { name: 'Списать' }));
    expect(spaced(preview)).toContain('→ 11 499,50 ₽');
    await user.type(dialog.getByLabelText('Причина'), ' Сбой ');
    await user.type(dialog.getByLabelText('Документ'), 'СЗ-1');
    await user.click(dialog.getByRole('button', { name: 'Списать' }));
    expect(await screen.findByText(/Семья: теперь на счёте/)).toBeInTheDocument();
    expect(sent).toEqual([{ payer_id: PAYER.id, amount: '-500.50', reason: 'Сбой', document: 'СЗ-1' }]);
    expect(keys[0]).toEqual(expect.any(String));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs a sum above zero and a reason', async () => {
    const { user, dialog } = await open('funds');
    await user.type(await dialog.findByLabelText('Сумма'), '-5');
    await user.click(dialog.getByRole('button', { name: 'Начислить' }));
    expect(await dialog.findByText(/^Сумма больше нуля/)).toBeInTheDocument();
    expect(dialog.getByText('Укажите причину')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('Сумма')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('warns before more is taken than may be', async () => {
    const { user, dialog } = await open('funds');
    await user.click(await dialog.findByRole('radio', { name: 'Списать' }));
    await user.type(dialog.getByLabelText('Сумма'), '12000,01');
    expect(spaced(await dialog.findByRole('alert'))).toBe('Списать можно не больше 12 000,00 ₽.');
  });

  it('says that a second person must confirm, and counts what was added alone before', async () => {
    setDetail(
      buildPayerDetail({
        funds: {
          ...buildPayerDetail().funds,
          moved_alone: { day: '60000.00', month: '75000.00' },
          allowance: '40000.00',
        },
      }),
    );
    setAdded({ status: 'proposed', entry_id: null, balance: '12000.00', proposal: buildProposal() });
    const { user, dialog } = await open('funds');
    await user.type(await dialog.findByLabelText('Сумма'), '40000');
    const notice = await dialog.findByText(/нужен второй человек/);
    expect(spaced(notice)).toMatch(
      /От 100 000,00 ₽.*по всем счетам: 60 000,00 ₽ за сутки и 75 000,00 ₽ за 30 дней/,
    );
    expect(notice).toHaveTextContent('Подтвердить может: Вера Вторая.');
    await user.type(dialog.getByLabelText('Причина'), 'Сбой');
    await user.click(dialog.getByRole('button', { name: 'Отправить на подтверждение' }));
    expect(await screen.findByText(/^Предложение П-000007 записано/)).toBeInTheDocument();
  });

  it('keeps what was typed where the server refuses, and repeats with the same key', async () => {
    api.use(
      handle('POST admin/payers/add-funds', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return failure('PAY.002', { message: 'Списать можно не больше 5,00 ₽' });
      }),
    );
    const { user, dialog } = await open('funds');
    await user.type(await dialog.findByLabelText('Сумма'), '500');
    await user.type(dialog.getByLabelText('Причина'), 'Сбой');
    await user.click(dialog.getByRole('button', { name: 'Начислить' }));
    expect(await dialog.findByText(/^Списать можно не больше/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Причина')).toHaveValue('Сбой');
    api.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Начислить' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(new Set(keys).size).toBe(1);
  });

  it('shows a wrong sum at its field', async () => {
    api.use(
      handle('POST admin/payers/add-funds', () =>
        failure('PAY.001', { fields: { amount: 'Сумма — больше нуля и не больше 10 000 000,00 ₽' } }),
      ),
    );
    const { user, dialog } = await open('funds');
    await user.type(await dialog.findByLabelText('Сумма'), '50');
    await user.type(dialog.getByLabelText('Причина'), 'Сбой');
    await user.click(dialog.getByRole('button', { name: 'Начислить' }));
    expect(await dialog.findByText(/^Сумма — больше нуля/)).toBeInTheDocument();
  });

  it.each(['funds', 'limit', 'tier', 'switch'] as const)(
    'explains why «%s» is no deed for the own account',
    async (deed) => {
      setDetail(buildPayerDetail({ funds: { ...buildPayerDetail().funds, is_own: true } }));
      const { dialog } = await open(deed);
      expect(await dialog.findByText(/^Это ваш счёт/)).toBeInTheDocument();
      expect(dialog.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  it('can be asked for again where the account did not come', async () => {
    api.use(handle('GET admin/payers/{id}', () => failure('SYS.001')));
    const { user, dialog } = await open('funds');
    const again = await dialog.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    await user.click(again);
    expect(await dialog.findByLabelText('Сумма')).toBeInTheDocument();
  });

  it('says why the server refuses', async () => {
    api.use(handle('POST admin/payers/add-funds', () => failure('AUTH.003')));
    const { user, dialog } = await open('funds');
    await user.type(await dialog.findByLabelText('Сумма'), '50');
    await user.type(dialog.getByLabelText('Причина'), 'Сбой');
    await user.click(dialog.getByRole('button', { name: 'Начислить' }));
    expect(await dialog.findByText('Не получилось')).toBeInTheDocument();
  });
});

describe('the credit limit', () => {
  it('says what is used of it and what a new one leaves to spend', async () => {
    setDetail(buildPayerDetail({ balance: '-40.00', available: '60.00', credit_limit: '100.00' }));
    const { user, dialog } = await open('limit');
    const field = await dialog.findByLabelText('Лимит');
    expect(spaced(dialog.getByRole('status'))).toContain('использовано 40,00 ₽: меньше он стать не может');
    await user.clear(field);
    await user.type(field, '250');
    expect(spaced(dialog.getByRole('status'))).toContain('можно будет потратить 210,00 ₽');
    await user.type(dialog.getByLabelText('Причина'), 'Договор');
    await user.click(dialog.getByRole('button', { name: 'Изменить лимит' }));
    expect(await screen.findByText(/Семья: кредитный лимит 250,00/)).toBeInTheDocument();
    expect(sent).toEqual([{ credit_limit: '250.00', reason: 'Договор', version: 3 }]);
  });

  it('says beforehand that a large raise waits for a second person, with what was done alone', async () => {
    setDetail(
      buildPayerDetail({
        credit_limit: '50000.00',
        funds: {
          ...buildPayerDetail().funds,
          moved_alone: { day: '60000.00', month: '75000.00' },
          allowance: '40000.00',
        },
      }),
    );
    setRaise(buildRaise());
    const { user, dialog } = await open('limit');
    const field = await dialog.findByLabelText('Лимит');
    await user.clear(field);
    await user.type(field, '89999,99');
    expect(dialog.getByRole('button', { name: 'Изменить лимит' })).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '90000');
    const notice = await dialog.findByText(/нужен второй человек: лимит изменится, когда он подтвердит/);
    expect(spaced(notice)).toContain(
      'Вместе с этим повышением считается то, что вы провели без второго человека по всем счетам: 60 000,00 ₽ за сутки',
    );
    expect(notice).toHaveTextContent('Подтвердить может: Вера Вторая.');
    await user.type(dialog.getByLabelText('Причина'), 'Договор');
    await user.click(dialog.getByRole('button', { name: 'Отправить на подтверждение' }));
    expect(
      await screen.findByText('Предложение П-000007 записано. Лимит изменится, когда его подтвердят'),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ credit_limit: '90000.00', reason: 'Договор', version: 3 }]);
  });

  it('is lowered by one person however far', async () => {
    setDetail(buildPayerDetail({ credit_limit: '9000000.00' }));
    const { user, dialog } = await open('limit');
    await user.clear(await dialog.findByLabelText('Лимит'));
    await user.type(dialog.getByLabelText('Лимит'), '0');
    expect(dialog.getByRole('button', { name: 'Изменить лимит' })).toBeInTheDocument();
    expect(dialog.queryByText(/второй человек/)).not.toBeInTheDocument();
  });

  it('says that another large raise waits already', async () => {
    setDetail(buildPayerDetail({ proposals: [buildRaise()] }));
    const { user, dialog } = await open('limit');
    await user.clear(await dialog.findByLabelText('Лимит'));
    await user.type(dialog.getByLabelText('Лимит'), '300000');
    expect(await dialog.findByText(/^Новый лимит уже ждёт подтверждения: П-000007/)).toBeInTheDocument();
  });

  it('is no negative one', async () => {
    const { user, dialog } = await open('limit');
    const field = await dialog.findByLabelText('Лимит');
    await user.clear(field);
    await user.type(field, '-1');
    await user.click(dialog.getByRole('button', { name: 'Изменить лимит' }));
    expect(await dialog.findByText('Лимит не может быть меньше нуля')).toBeInTheDocument();
  });

  it('that somebody else has changed meanwhile shows theirs, and the next try is over it', async () => {
    const versions: unknown[] = [];
    api.use(
      handle('PATCH admin/payers/{id}', async ({ request }) => {
        versions.push(Object(await request.json()).version);
        setDetail(buildPayerDetail({ credit_limit: '70.00', available: '12070.00', version: 4 }));
        return versions.length === 1
          ? failure('RES.002', { message: 'Счёт изменил другой человек. Посмотрите, что теперь стоит' })
          : { ...buildPayerDetail({ version: 5 }), proposal: null };
      }),
    );
    const { user, dialog } = await open('limit');
    const field = await dialog.findByLabelText('Лимит');
    await user.clear(field);
    await user.type(field, '250');
    await user.type(dialog.getByLabelText('Причина'), 'Договор');
    await user.click(dialog.getByRole('button', { name: 'Изменить лимит' }));
    expect(await dialog.findByText(/^Счёт изменил другой человек/)).toBeInTheDocument();
    await waitFor(() => expect(spaced(dialog.getByRole('status'))).toContain('Сейчас лимит 70,00 ₽'));
    await user.click(dialog.getByRole('button', { name: 'Изменить лимит' }));
    await waitFor(() => expect(versions).toEqual([3, 4]));
  });
});

describe('switching an account off', () => {
  it('says who then pays with what, and needs a reason', async () => {
    const { user, dialog } = await open('switch');
    expect(await dialog.findByText('Счёт перестанет платить за 3 человек. Дальше:')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 человека: платит личный счёт',
      '1 человек: платить нечем, модели им не отвечают',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Выключить' }));
    expect(await dialog.findByText('Укажите причину')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Причина'), 'Просьба владельца');
    await user.click(dialog.getByRole('button', { name: 'Выключить' }));
    expect(await screen.findByText('Семья: счёт выключен')).toBeInTheDocument();
    expect(sent).toEqual([{ is_active: false, reason: 'Просьба владельца', version: 3 }]);
  });
});

describe('the tier', () => {
  it('is given by hand, or the automatic one back', async () => {
    setDetail(buildPayerDetail({ tier: 'pro', tier_is_manual: true }));
    const { user, dialog } = await open('tier');
    expect(await dialog.findByRole('radio', { name: /^Про: ×0,9300/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Автоматический, по пополнениям: «Плюс»' }));
    await user.type(dialog.getByLabelText('Причина'), 'Договор кончился');
    await user.click(dialog.getByRole('button', { name: 'Изменить уровень' }));
    expect(await screen.findByText('Семья: уровень «Плюс»')).toBeInTheDocument();
    expect(sent).toEqual([{ tier: null, reason: 'Договор кончился' }]);
  });

  it('is for those who keep corrections', async () => {
    const { dialog } = await open('tier', buildCurrentUser({ permissions: ['user:manage'] }));
    expect(await dialog.findByText(/разрешение «Управление корректировками ставок»/)).toBeInTheDocument();
  });
});
