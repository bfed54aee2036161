import { decideAccess } from '@cabinet/kernel/guards';
import { useReloadUser, useSession } from '@cabinet/kernel/session';
import {
  buildCurrentUser,
  keepFingerprint,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { useTellLostRight } from './use-tell-lost-right.ts';

const TOLD = 'Раздел «Пользователи» закрыт';

/** A screen for administrators, as its guard sees it. */
function Guarded() {
  const session = useSession();
  const reload = useReloadUser();
  const { kind } = decideAccess({ guard: { session: true, permission: 'user:manage' } }, session);
  useTellLostRight({ kind, title: 'Пользователи', address: '/admin', userId: session.user?.id });
  return (
    <button type="button" onClick={() => void reload()}>
      {kind}
    </button>
  );
}

describe('a right that is taken away', () => {
  useApiServer(...sessionHandlers(buildCurrentUser()));
  beforeEach(() => keepFingerprint());

  const renderAs = (user: Parameters<typeof buildCurrentUser>[0]) =>
    renderWithProviders(<Guarded />, { store: signedInStore(buildCurrentUser(user)) });

  it('is told to whoever was in the screen', async () => {
    const { user } = renderAs({ permissions: ['user:manage'] });
    await user.click(screen.getByRole('button', { name: 'allow' }));
    expect(await screen.findByRole('button', { name: 'home' })).toBeVisible();
    expect(await screen.findByText(TOLD)).toBeVisible();
  });

  it.each([
    ['somebody who never had it', { permissions: [] }],
    ['another person who has signed in meanwhile', { id: crypto.randomUUID(), permissions: ['user:manage'] }],
  ] as const)('is nothing to tell to %s', async (_who, draft) => {
    const { user } = renderAs(draft);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('home'));
    expect(screen.queryByText(TOLD)).toBeNull();
  });
});
