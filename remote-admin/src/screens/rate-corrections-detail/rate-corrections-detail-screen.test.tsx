import { failure, findOpenDialog, handle, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildProposal } from '../../testing/build-proposal.ts';
import {
  buildDetail,
  FINANCE,
  PLANNED,
  useCorrectionsApi,
  VECTOR,
  type WireDetail,
} from '../../testing/corrections-api.ts';
import { Screen } from './rate-corrections-detail-screen.tsx';

const { api, drafts, sent, setDetail, setPayer, setProposal } = useCorrectionsApi();

const ACTIVE = buildDetail();
const WITHDRAWN = buildDetail({
  state: 'inactive',
  is_active: false,
  deactivated_by: { id: 'b', display_name: 'Борис' },
  deactivated_at: '2026-11-05T09:00:00.000Z',
  deactivation_reason: 'Описка',
  history: [
    {
      at: '2026-11-05T09:00:00.000Z',
      action: 'deactivate',
      by: { id: 'b', display_name: 'Борис' },
      proposed_by: { id: 'f', display_name: 'Фаина' },
      changes: [
        { field: 'is_active', before: 'true', after: 'false' },
        { field: 'deactivation_reason', before: null, after: 'Описка' },
      ],
    },
    {
      at: '2026-11-02T09:00:00.000Z',
      action: 'update',
      by: null,
      proposed_by: null,
      changes: [
        { field: 'multiplier', before: '0.9000', after: '0.9500' },
        { field: 'valid_to', before: null, after: '2026-12-01T09:00:00.000Z' },
      ],
    },
    { at: '2026-11-01T09:00:00.000Z', action: 'create', by: null, proposed_by: null, changes: [] },
  ],
});

function render(detail: WireDetail, id = detail.id) {
  setDetail(detail);
  return renderWithProviders(<Screen />, {
    store: signedInStore(FINANCE),
    path: '/rate-corrections/:correctionId',
    at: `/rate-corrections/${id}`,
  });
}
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a rate correction', () => {
  it.each([ACTIVE, PLANNED])('for the own account is shown without what would change it', async (detail) => {
    setPayer({ ...VECTOR, is_own: true });
    render({ ...detail, target: { payer_id: VECTOR.id, tier: null, name: VECTOR.name } });
    expect(await screen.findByText(/^Это ваш счёт/)).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Условия' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отключить' })).not.toBeInTheDocument();
  });

  it('that waits for a second person shows what is proposed about it', async () => {
    render({
      ...ACTIVE,
      proposal: buildProposal({ kind: 'rate_correction', title: 'Изменить № 1', payer: null }),
    });
    expect(await screen.findByRole('region', { name: /ждёт подтверждения$/ })).toBeInTheDocument();
  });

  it('says before another end is saved that it takes two people, and keeps what holds', async () => {
    setProposal(buildProposal({ kind: 'rate_correction', number: 'П-000123' }));
    const { user } = render({ ...ACTIVE, multiplier: '0.3000', valid_to: '2099-12-01T09:00:00.000Z' });
    const end = await screen.findByLabelText('Конец');
    await user.clear(end);
    expect(await screen.findByText(/^Множитель 0,3 меньше 0,5/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Предложить' }));
    expect(await screen.findByText(/^Предложение П-000123 записано/)).toBeInTheDocument();
    expect(end).toHaveValue('01.12.2099');
  });

  it('that makes the own tier dearer is only proposed to be withdrawn', async () => {
    setProposal(buildProposal({ kind: 'rate_correction', number: 'П-000123' }));
    const { user } = render({
      ...ACTIVE,
      multiplier: '1.5000',
      target: { payer_id: null, tier: 'start', name: 'Старт' },
    });
    await user.click(await screen.findByRole('button', { name: 'Отключить' }));
    const question = within(await findOpenDialog('Отключить корректировку №\u00a01?', 'alertdialog'));
    expect(await question.findByText('Нужен второй человек')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Предложить' }));
    expect(await screen.findByText(/^Предложение П-000123 записано/)).toBeInTheDocument();
  });

  it('that holds says its terms, what it meets and what it comes to', async () => {
    render(ACTIVE);
    expect(await screen.findByRole('heading', { name: /^Корректировка №\s1$/ })).toBeInTheDocument();
    const region = await screen.findByRole('region', { name: 'Условия' });
    expect(spaced(region.textContent)).toBe(
      'УсловияМоделиВсе моделиДля когоВсе плательщикиЦена−5 % (×0,95)Действует с1 ноября 2026 г. в 12:00' +
        'Действует доБез срокаПричинаСкидка к праздникуСозданаФаина, 1 ноября 2026 г. в 12:00',
    );
    expect(await screen.findByText('Ни с одной корректировкой не пересекается')).toBeInTheDocument();
    expect(await screen.findByText(/21 запрос/)).toBeInTheDocument();
  });

  it('that holds takes another end and reason, and nothing else', async () => {
    const { user } = render(ACTIVE);
    const form = within(await screen.findByRole('form', { name: 'Изменить срок и причину' }));
    expect(form.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'Множитель' })).not.toBeInTheDocument();
    await user.type(form.getByLabelText('Конец'), '01.12.2099');
    expect(form.getByLabelText('Время (МСК)')).toHaveValue('00:00');
    await user.clear(form.getByLabelText('Время (МСК)'));
    await user.type(form.getByLabelText('Время (МСК)'), '12');
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Корректировка сохранена')).toBeInTheDocument();
    expect(sent).toEqual([
      { reason: 'Скидка к празднику', valid_to: '2099-12-01T09:00:00.000Z', version: 1 },
    ]);
    await waitFor(() => expect(form.getByRole('button', { name: 'Сохранить' })).toBeDisabled());
    expect(screen.queryByText(/уже изменил кто-то другой/)).not.toBeInTheDocument();
  });

  it('that is to come is changed in everything, with its overlaps and impact beside', async () => {
    const { user } = render(PLANNED);
    const percent = await screen.findByRole('textbox', { name: 'Изменение цены, %' });
    expect(percent).toHaveValue('15');
    expect(screen.getByRole('textbox', { name: 'Множитель' })).toHaveValue('1,15');
    expect(screen.getByLabelText('Начало')).toHaveValue('01.12.2099');
    expect(screen.getByLabelText('Конец')).toHaveValue('06.12.2099');
    expect(screen.getAllByLabelText('Время (МСК)').map((time) => time.getAttribute('value'))).toEqual([
      '12:00',
      '00:00',
    ]);
    expect(await screen.findByRole('combobox', { name: 'Вендор' })).toHaveValue('Ромашка');
    await user.clear(percent);
    await user.type(percent, '20');
    await waitFor(() => expect(drafts.at(-1)).toMatchObject({ id: PLANNED.id, multiplier: '1.2' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await user.click(await screen.findByRole('button', { name: 'Назначить корректировку' }));
    expect(await screen.findByText('Корректировка сохранена')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        scope: { type: 'vendor', value: 'Ромашка' },
        target: { payer_id: null, tier: 'pro' },
        multiplier: '1.2',
        valid_from: PLANNED.valid_from,
        valid_to: PLANNED.valid_to,
        reason: 'Подорожало',
        version: 1,
      },
    ]);
  });

  it('that somebody else has saved meanwhile keeps what was typed, and is saved over only on demand', async () => {
    const theirs: WireDetail = {
      ...PLANNED,
      version: 2,
      reason: 'Чужая причина',
      updated_by: { id: 'b', display_name: 'Борис' },
      history: [
        {
          at: '2026-11-02T09:00:00.000Z',
          action: 'update',
          by: { id: 'b', display_name: 'Борис' },
          proposed_by: null,
          changes: [{ field: 'reason', before: 'Подорожало', after: 'Чужая причина' }],
        },
      ],
    };
    const { user } = render(PLANNED);
    const reason = await screen.findByRole('textbox', { name: 'Причина' });
    await user.clear(reason);
    await user.type(reason, 'Своя причина');
    setDetail(theirs);
    api.use(
      handle('PATCH rate-corrections/{id}', () =>
        failure('RES.002', { message: 'Уже изменил кто-то другой' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const title = await screen.findByText(/^Корректировку уже изменил кто-то другой: Борис/);
    expect(title.closest('[role=alert]')).toHaveTextContent(/причина: Подорожало → Чужая причина/);
    expect(screen.getByRole('textbox', { name: 'Причина' })).toHaveValue('Своя причина');
    api.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Сохранить поверх' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ reason: 'Своя причина', version: 2 });
  });

  it('that begins while it is being changed keeps what was typed, until it is to be shown as it is', async () => {
    const { user } = render(PLANNED);
    const reason = await screen.findByRole('textbox', { name: 'Причина' });
    await user.clear(reason);
    await user.type(reason, 'Своя причина');
    setDetail({ ...PLANNED, state: 'active' });
    const message = 'Корректировка уже действует';
    api.use(handle('PATCH rate-corrections/{id}', () => failure('RES.003', { message })));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Корректировка уже начала действовать')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Причина' })).toHaveValue('Своя причина');
    await user.click(screen.getByRole('button', { name: 'Показать её нынешней' }));
    expect(await screen.findByRole('region', { name: 'Изменить срок и причину' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Причина' })).toHaveValue('Подорожало');
  });

  it('that was withdrawn says by whom and why, and what was done to it', async () => {
    render(WITHDRAWN);
    const region = await screen.findByRole('region', { name: 'Условия' });
    expect(spaced(region.textContent)).toContain(
      'ОтключенаБорис, 5 ноября 2026 г. в 12:00Почему отключенаОписка',
    );
    expect(screen.queryByRole('button', { name: 'Отключить' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
    const rows = (await section('История')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => spaced(textContent))).toEqual([
      '5 ноября 2026 г. в 12:00Фаина, подтверждение: БорисОтключена: причина отключения: Описка',
      '2 ноября 2026 г. в 12:00СистемаИзменена: множитель: ×0,9 → ×0,95; конец: нет → 1 декабря 2026 г. в 12:00',
      '1 ноября 2026 г. в 12:00СистемаСоздана',
    ]);
  });

  it('is withdrawn from its page, which then says so', async () => {
    const { user } = render(ACTIVE);
    await user.click(await screen.findByRole('button', { name: 'Отключить' }));
    const question = within(await findOpenDialog('Отключить корректировку №\u00a01?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(screen.getAllByText('Отключена').length).toBeGreaterThan(0));
    expect(sent).toEqual([{}]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Отключить' })).not.toBeInTheDocument());
  });

  it('that is not there says so', async () => {
    render(ACTIVE, 'nobody');
    expect(await screen.findByRole('heading', { name: 'Корректировка не найдена' })).toBeInTheDocument();
  });

  it('is not left behind with changes without a question', async () => {
    const { user } = render(ACTIVE);
    const reason = await screen.findByRole('textbox', { name: 'Причина' });
    await user.type(reason, ' и ещё');
    await user.click(screen.getByRole('link', { name: 'Корректировки ставок' }));
    expect(await screen.findByText(/Изменения корректировки не сохранены/)).toBeInTheDocument();
  });
});
