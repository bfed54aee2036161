import { Form, FormTextField, useForm } from '@cabinet/kernel/forms';
import { decideAccess } from '@cabinet/kernel/guards';
import { startSession, useReloadUser, useSession } from '@cabinet/kernel/session';
import {
  buildCurrentUser,
  handle,
  keepFingerprint,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { PageNotices } from './page-notices.tsx';

const MANAGER = buildCurrentUser({ permissions: ['user:manage'] });
const api = useApiServer(...sessionHandlers(MANAGER));

function ReasonForm() {
  const form = useForm({ initialValues: { reason: '' }, onSubmit: async () => undefined });
  return (
    <Form form={form} label="Вопрос">
      <FormTextField name="reason" label="Причина" />
    </Form>
  );
}

/** A screen for administrators, as its guard sees it. */
function Guarded() {
  const session = useSession();
  const reload = useReloadUser();
  const { kind } = decideAccess({ guard: { permission: 'user:manage' } }, session);
  return (
    <>
      <PageNotices />
      <button type="button" onClick={() => void reload()}>
        Обновить
      </button>
      {kind === 'allow' ? <ReasonForm /> : <p>Главная</p>}
    </>
  );
}

describe('a form whose right is taken away', () => {
  let running: ReturnType<typeof startSession> | undefined;
  afterEach(() => running?.stop());
  beforeEach(() => keepFingerprint());

  it('stays with what was typed, says so, and goes once it is empty', async () => {
    const store = signedInStore(MANAGER);
    running = startSession(store);
    await running.ready;
    const { user } = renderWithProviders(<Guarded />, { store });
    await user.type(screen.getByLabelText('Причина'), 'Долго');
    api.use(handle('GET users/me', () => buildCurrentUser({ permissions: [] })));
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByText('Часть прав у вас забрали')).toBeVisible();
    expect(screen.getByLabelText('Причина')).toHaveValue('Долго');
    await user.clear(screen.getByLabelText('Причина'));
    expect(await screen.findByText('Главная')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Часть прав у вас забрали')).toBeNull());
  });
});
