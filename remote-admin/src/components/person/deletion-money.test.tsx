import { failure, handle, renderWithProviders, useApiServer } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { buildLeftMoney } from '../../testing/build-admin-user.ts';
import { DeletionMoney } from './deletion-money.tsx';

const api = useApiServer();
const ID = '01900000-0000-7000-8000-0000000000f1';
const nobody = { company: null, group: null };

it('says before a person is deleted what is reserved, owed and owned', async () => {
  const payer = buildLeftMoney({ held: '7.00', debt: '10.00' });
  api.use(
    handle('GET admin/users/{id}/deletion', { payer, owns: { company: 'ООО «Вектор»', group: 'Друзья' } }),
  );
  renderWithProviders(<DeletionMoney userId={ID} />);
  const money = await screen.findByText(/На личном счёте/);
  expect(money).toHaveTextContent(/Из них 7,00.₽ в резерве под идущие запросы\. Долг 10,00.₽\./);
  expect(money).toHaveTextContent(/^Человек владеет компанией ООО «Вектор» и группой «Друзья»: /);
});

it('says that the money could not be learned, and asks again', async () => {
  api.use(handle('GET admin/users/{id}/deletion', () => failure('RES.003')));
  const { user } = renderWithProviders(<DeletionMoney userId={ID} />);
  const again = await screen.findByRole('button', { name: 'Попробовать снова' });
  api.use(handle('GET admin/users/{id}/deletion', { payer: buildLeftMoney(), owns: nobody }));
  await user.click(again);
  expect(await screen.findByText(/На личном счёте/)).toBeInTheDocument();
});
