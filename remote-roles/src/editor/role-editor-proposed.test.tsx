import { buildProposalPage, buildStaffProposal } from '@cabinet/access/testing';
import { failure, handle, offerScreens, signedInStore } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { buildRole, buildSaved, ROLE_ID } from '../testing/build-role.ts';
import {
  buildKeeper,
  EDIT_DRAFT_KEY,
  nameField,
  renderEditor,
  saveButton,
  useEditorApi,
} from '../testing/render-editor.tsx';

const api = useEditorApi();

const EDIT = buildStaffProposal({
  kind: 'role_permissions',
  person: null,
  title: 'Партнёр',
  details: [
    { field: 'name', before: 'Партнёр', after: 'Кадры' },
    { field: 'permission', before: null, after: 'user:manage' },
    { field: 'permission', before: 'tag:enable:открытая', after: null },
  ],
});
const PEOPLE = 'Управление пользователями';
const box = (id: string) => screen.findByRole('checkbox', { name: new RegExp(` ${id}$`) });

function keptProposals() {
  const state: { items: readonly ReturnType<typeof buildStaffProposal>[]; readonly asked: string[] } = {
    items: [],
    asked: [],
  };
  api.use(
    handle('GET admin/proposals', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      return buildProposalPage(state.items);
    }),
  );
  return state;
}

const storeOfKeeper = () => offerScreens(signedInStore(buildKeeper()), { pattern: '/admin/proposals' });

describe('an edit that gives staff permissions to the people of a role', () => {
  it('says that it takes two people, and who, before it is sent', async () => {
    const { user } = renderEditor('edit');
    await user.click(await box('user:manage'));
    const notice = await screen.findByText(/^Правка даёт служебные права/);
    expect(notice).toHaveTextContent(`служебные права: ${PEOPLE}. Роль есть у 3 человек.`);
    expect(notice).toHaveTextContent('подтвердит другой человек, у которого эти права тоже есть');
    expect(notice).toHaveTextContent('до этого роль останется прежней');
    expect(notice).toHaveTextContent('вступит в силу через 24 часа, и все сотрудники получат письма');
    expect(screen.getByText('+1 разрешение: нужен второй человек')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Предложить' })).toBeEnabled();
    await user.click(await box('user:manage'));
    expect(await saveButton()).toBeDisabled();
  });

  it.each([
    ['nobody has', buildRole({ users_count: 0 }), 'user:manage'],
    ['has it already', buildRole({ permissions: ['user:manage'] }), 'group:view_transactions'],
  ])('is saved at once for a role that %s', async (_case, role, permission) => {
    api.use(handle('GET roles/{id}', role));
    const { user } = renderEditor('edit');
    await user.click(await box(permission));
    expect(await saveButton()).toBeEnabled();
    expect(screen.queryByText('Нужен второй человек')).not.toBeInTheDocument();
  });

  it('leaves the role as it is, and shows what waits and where it is decided', async () => {
    const proposals = keptProposals();
    api.use(
      handle('PUT roles/{id}', () => {
        proposals.items = [EDIT];
        return buildSaved({ proposal: EDIT });
      }),
    );
    const { user, location } = renderEditor('edit', { store: storeOfKeeper() });
    await user.type(await nameField(), ' плюс');
    await user.click(await box('user:manage'));
    await user.click(screen.getByRole('button', { name: 'Предложить' }));
    expect(await screen.findByText('Предложение П-000123 записано. Роль пока прежняя')).toBeInTheDocument();
    expect(location()).toBe(`/roles/edit/${ROLE_ID}`);
    expect(await nameField()).toHaveValue('Партнёр');
    expect(await box('user:manage')).not.toBeChecked();
    expect(await saveButton()).toBeDisabled();
    expect(sessionStorage.getItem(EDIT_DRAFT_KEY)).toBeNull();
    expect(await screen.findByText('Предложена правка П-000123: ждёт подтверждения')).toBeInTheDocument();
    const words = screen.getByText(/Пока её не подтвердят, роль прежняя/);
    expect(words).toHaveTextContent(
      `В правке: название «Кадры», «${PEOPLE}», без «Разрешить тег «открытая»».`,
    );
    expect(words).toHaveTextContent('Подтвердить может: Пётр Первый.');
    expect(screen.getByRole('link', { name: 'Открыть предложение' })).toHaveAttribute(
      'href',
      `/admin/proposals?${new URLSearchParams({ q: 'П-000123' })}`,
    );
    expect(proposals.asked.at(-1)).toBe(`?role_id=${ROLE_ID}&kind=role_permissions&status=pending`);
  });

  it('keeps what was typed where another one waits, which is shown', async () => {
    const message =
      'Об этом уже ждёт подтверждения предложение П-000123. Сначала его нужно подтвердить, отклонить или отозвать';
    const proposals = keptProposals();
    api.use(
      handle('PUT roles/{id}', () => {
        proposals.items = [EDIT];
        return failure('RES.003', { message });
      }),
    );
    const { user } = renderEditor('edit');
    await user.click(await box('user:manage'));
    await user.click(screen.getByRole('button', { name: 'Предложить' }));
    expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
    expect(await screen.findByText('Предложена правка П-000123: ждёт подтверждения')).toBeInTheDocument();
    expect(await box('user:manage')).toBeChecked();
    expect(screen.queryByRole('link', { name: 'Открыть предложение' })).not.toBeInTheDocument();
  });

  it('that takes effect by itself says when', async () => {
    keptProposals().items = [{ ...EDIT, awaits: [], takes_effect_at: '2026-11-21T09:00:00.000Z' }];
    renderEditor('edit');
    expect(
      await screen.findByText(
        /Подтвердить некому\. Вступит в силу 21 ноября 2026.*, если никто не остановит/,
      ),
    ).toBeInTheDocument();
  });
});
