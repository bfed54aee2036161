import {
  failure,
  handle,
  offerScreens,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage } from '@cabinet/payments/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths.ts';
import { buildLine, buildStatement, STATEMENT_ID } from '../../testing/build-statement.ts';
import { FINANCE } from '../../testing/payments-api.ts';
import { Screen } from './admin-bank-statements-screen.tsx';

const api = useApiServer();
const STATEMENT = buildStatement([buildLine(1)]);
const { lines: _lines, summary: _summary, encoding: _encoding, sender: _sender, ...HEAD } = STATEMENT;
const LISTED = {
  ...HEAD,
  lines: 1,
  new: 1,
  confirmed: 0,
  duplicate: 0,
  ignored: 0,
  unread: 0,
  incoming_amount: '100.00',
};

function render(items = [LISTED]) {
  const asked: string[] = [];
  api.use(
    handle('GET admin/bank-statements', ({ request: { url } }) => {
      asked.push(new URL(url).search);
      return buildListPage(items, undefined);
    }),
  );
  const at = '/admin/bank-statements';
  return {
    ...renderWithProviders(<Screen />, {
      store: offerScreens(signedInStore(FINANCE), paths.adminPaymentRequests),
      at,
      path: at,
    }),
    asked,
  };
}

const file = (name = 'kl_to_1c.txt', text = '1CClientBankExchange') => new File([text], name);

describe('statements of the bank', () => {
  it('lead each to its lines, and their head to the requests', async () => {
    render();
    const row = await screen.findByRole('row', { name: /kl_to_1c.txt/ });
    expect(row).toHaveTextContent('24.11.2026');
    expect(row).toHaveTextContent('100,00 ₽');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/bank-statements/${STATEMENT_ID}`);
    expect(screen.getByRole('link', { name: paths.adminPaymentRequests.pattern })).toHaveAttribute(
      'href',
      '/admin/payment-requests',
    );
  });

  it('say how to begin where there is none', async () => {
    render([]);
    expect(await screen.findByText('Выписок пока нет')).toBeInTheDocument();
  });

  it('are uploaded as they are, and open', async () => {
    const sent: string[] = [];
    api.use(
      handle('POST admin/bank-statements', async ({ request }) => {
        sent.push(new URL(request.url).search, await request.text());
        return STATEMENT;
      }),
    );
    const { user, location } = render();
    await user.upload(screen.getByLabelText('Файл выписки'), file());
    await waitFor(() => expect(location()).toBe(`/admin/bank-statements/${STATEMENT_ID}`));
    expect(sent).toEqual(['?file_name=kl_to_1c.txt', '1CClientBankExchange']);
  });

  it('say in which line a file is wrong, and take the next one', async () => {
    const message = 'Строка 23: Сумма: «сто» — не сумма вида 1500.00';
    api.use(handle('POST admin/bank-statements', () => failure('VAL.003', { message })));
    const { user } = render();
    await user.upload(screen.getByLabelText('Файл выписки'), file('плохой.txt'));
    expect(await screen.findByText('«плохой.txt» не загружен')).toBeInTheDocument();
    expect(screen.getByText(/^Строка 23: Сумма/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Выбрать файл выписки' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  it('of more than 10 MB are refused before they leave', async () => {
    render();
    const large = file();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    fireEvent.change(screen.getByLabelText('Файл выписки'), { target: { files: [large] } });
    expect(await screen.findByText(/Файл больше 10 МБ/)).toBeInTheDocument();
  });
});
