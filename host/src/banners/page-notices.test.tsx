import { loadCurrentUserAtom, startSession } from '@cabinet/kernel/session';
import {
  API,
  buildCurrentUser,
  failure,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { PageNotices } from './page-notices.tsx';

const FAILURE = 'Не удалось получить информацию о пользователе.';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));

async function renderAndReload() {
  const store = signedInStore(buildCurrentUser());
  const session = startSession(store);
  renderWithProviders(<PageNotices />, { store });
  await act(() => store.set(loadCurrentUserAtom, { force: true }));
  session.stop();
}

describe('PageNotices', () => {
  it.each(['SYS.001', 'SYS.002', 'AUTH.003'] as const)(
    'says that the user could not be loaded after %s',
    async (code) => {
      api.use(http.get(`${API}/users/me`, () => failure(code)));
      await renderAndReload();
      expect(await screen.findByText(FAILURE)).toBeVisible();
    },
  );

  it('shows no such message after a 401, which ends the session', async () => {
    api.use(http.get(`${API}/users/me`, () => failure('AUTH.002')));
    await renderAndReload();
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
  });

  it('leaves a rate limit to its banner', async () => {
    api.use(http.get(`${API}/users/me`, () => failure('RATE.001')));
    await renderAndReload();
    expect(await screen.findByRole('alert')).toHaveTextContent('Превышен лимит запросов');
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
  });
});
