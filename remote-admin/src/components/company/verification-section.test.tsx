import {
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useWaitingProposals } from '../../api/proposals.ts';
import {
  buildCompanyFacts,
  buildVerification,
  COMPANY_ID,
  type WireVerification,
} from '../../testing/build-company.ts';
import { buildProposal, type WireProposal } from '../../testing/build-proposal.ts';
import { FINANCE } from '../../testing/payments-api.ts';
import { VerificationSection } from './verification-section.tsx';

const api = useApiServer();
const FIRST = {
  by: { id: 'a', display_name: 'Анна' },
  at: '2026-11-24T09:00:00.000Z',
  awaits: [{ id: 'b', display_name: 'Борис' }],
};

function Waiting() {
  return <p>Ждут: {useWaitingProposals(['company_verification'])}</p>;
}

function render(shown: WireVerification, beside?: ReactNode) {
  const sent: unknown[] = [];
  const state = { shown };
  const answer = (next: WireVerification) => async (asked: { readonly request: Request }) => {
    sent.push(await asked.request.json());
    state.shown = next;
    return next;
  };
  api.use(
    handle('GET admin/companies/{id}/verification', () => state.shown),
    handle(
      'POST admin/companies/{id}/verification/confirm',
      answer(buildVerification({ first: FIRST, may: { confirm: false, revoke: true } })),
    ),
    handle('POST admin/companies/{id}/verification/revoke', answer(buildVerification())),
  );
  const view = renderWithProviders(
    <>
      <VerificationSection companyId={COMPANY_ID} />
      {beside}
    </>,
    { store: signedInStore(FINANCE) },
  );
  return { ...view, sent };
}

const section = () => screen.findByRole('region', { name: 'Проверка компании' });

describe('whether a company is who it says', () => {
  it('is not known at first, and one person says so by the requisites that they see', async () => {
    const { user, sent } = render(buildVerification());
    expect(await screen.findByText('Не проверена')).toBeInTheDocument();
    expect(await section()).toHaveTextContent(/КПП773601001/);
    expect(await section()).toHaveTextContent('создана 1 февраля 2026 г., создатель — Олег Основатель');
    await user.click(screen.getByRole('button', { name: 'Подтвердить компанию' }));
    const dialog = within(await findOpenDialog('Подтвердить компанию?', 'alertdialog'));
    expect(dialog.getByText(/ИНН 7736050003, КПП 773601001, счёт 40702810400000012345/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Записать подтверждение' }));
    expect(await screen.findByText(/^Первое подтверждение: Анна, 24 ноября 2026/)).toBeInTheDocument();
    expect(sent).toEqual([{ inn: '7736050003', kpp: '773601001', account: '40702810400000012345' }]);
    expect(screen.queryByRole('button', { name: 'Подтвердить компанию' })).not.toBeInTheDocument();
  });

  it('waits as a proposal for the second one, and those are counted anew', async () => {
    let waiting: WireProposal[] = [];
    const { user } = render(buildVerification(), <Waiting />);
    api.use(
      handle('GET admin/proposals', () => ({
        items: waiting,
        total: waiting.length,
        page: 1,
        limit: 1,
        next_cursor: null,
      })),
    );
    expect(await screen.findByText('Ждут: 0')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Подтвердить компанию' }));
    const dialog = within(await findOpenDialog('Подтвердить компанию?', 'alertdialog'));
    waiting = [buildProposal({ kind: 'company_verification' })];
    await user.click(dialog.getByRole('button', { name: 'Записать подтверждение' }));
    expect(await screen.findByText('Ждут: 1')).toBeInTheDocument();
  });

  it('says why it cannot be confirmed, and keeps the question', async () => {
    const { user } = render(buildVerification());
    api.use(
      handle('POST admin/companies/{id}/verification/confirm', () =>
        failure('RES.002', { message: 'Реквизиты компании с тех пор изменились' }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Подтвердить компанию' }));
    const dialog = within(await findOpenDialog('Подтвердить компанию?', 'alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Записать подтверждение' }));
    expect(await dialog.findByText(/Реквизиты компании с тех пор изменились/)).toBeInTheDocument();
  });

  it('is known by a transfer, or by two people whose word may be taken back with a reason', async () => {
    const company = buildCompanyFacts({ is_verified: true });
    const people = { first: 'Анна', second: 'Борис', at: '2026-11-24T09:00:00.000Z' };
    const { user, sent } = render(
      buildVerification({
        company,
        verified_by: { kind: 'people', transfer: null, people },
        may: { confirm: false, revoke: true },
      }),
    );
    expect(await screen.findByText('Проверена')).toBeInTheDocument();
    expect(await section()).toHaveTextContent('Подтвердили двое: Анна и Борис, 24 ноября 2026 г.');
    await user.click(screen.getByRole('button', { name: 'Отозвать подтверждение' }));
    const dialog = within(await findOpenDialog('Отозвать подтверждение?'));
    await user.type(dialog.getByLabelText(/Причина/), 'Подделка');
    await user.click(dialog.getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText('Не проверена')).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'Подделка' }]);
  });

  it('names the transfer that verified it', async () => {
    const transfer = { number: '42', date: '2026-11-24', statement_id: 's1', n: 3 };
    render(
      buildVerification({
        company: buildCompanyFacts({ is_verified: true }),
        verified_by: { kind: 'transfer', transfer, people: null },
        may: { confirm: false, revoke: false },
      }),
    );
    expect(await screen.findByRole('link', { name: '№ 42 от 24.11.2026' })).toHaveAttribute(
      'href',
      '/admin/bank-statements/s1',
    );
  });
});
