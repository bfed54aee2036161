import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import {
  buildCurrentUser,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { TEST_PAYER } from '../testing/build-payments.ts';
import { TopUpLink } from './top-up-link.tsx';

const GROUP = { id: 'g1', kind: 'group', name: 'Семья' } as const;

let count = 0;

useApiServer(
  handle('GET payment/payers', () => {
    count += 1;
    return {
      payers: [
        { ...TEST_PAYER, is_default: true, balance: null },
        { ...GROUP, is_default: false, balance: null },
      ],
      paying: TEST_PAYER,
    };
  }),
);

beforeEach(() => {
  count = 0;
});

function renderLink(of: 'group' | 'company', offered: readonly string[] = [paths.payment.pattern]) {
  const store = signedInStore(buildCurrentUser());
  store.set(offeredPathsAtom, offered);
  return renderWithProviders(
    <TopUpLink of={of} method="card">
      Пополнить
    </TopUpLink>,
    { store },
  );
}

describe('the link to a top-up', () => {
  it('names the account and the way to pay', async () => {
    renderLink('group');
    expect(await screen.findByRole('link', { name: 'Пополнить' })).toHaveAttribute(
      'href',
      '/payment?payer=g1&method=card',
    );
  });

  it('is not there for an account that the person may not top up', async () => {
    renderLink('company');
    await waitFor(() => expect(count).toBe(1));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads nowhere, and asks for nothing, where no remote offers the payment screen', async () => {
    renderLink('group', []);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(count).toBe(0);
  });
});
