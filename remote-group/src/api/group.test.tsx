import { ApiError } from '@cabinet/kernel/http';
import { failure, handle } from '@cabinet/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { anna, buildGroup, mine } from '../testing/build-group.ts';
import { section, useGroupApi } from '../testing/group-screen.tsx';
import { changeCap, isGroupGone } from './group.ts';

const { api, state, renderGroup } = useGroupApi();

const rowOfAnna = async () => within(await section('Участники')).getAllByRole('listitem')[0];

describe('the cap of a member', () => {
  it('is sent as decimal text, and the answer is shown without another question', async () => {
    const sent: unknown[] = [];
    api.use(
      handle('PATCH group/members/{accountId}', async ({ request, params }) => {
        sent.push([params.accountId, await request.json()]);
        return [mine(), anna({ monthly_cap: '2000.00' })];
      }),
    );
    renderGroup(buildGroup());
    expect(await rowOfAnna()).toHaveTextContent(/1.?000/);
    await act(() => changeCap({ accountId: 'a-anna', cap: '2000.00' }));
    expect(await rowOfAnna()).toHaveTextContent(/2.?000/);
    expect(sent).toEqual([['a-anna', { monthly_cap: '2000.00' }]]);
  });

  it('stays as it was when it is not saved', async () => {
    api.use(handle('PATCH group/members/{accountId}', () => failure('SYS.001')));
    renderGroup(buildGroup());
    await section('Участники');
    await expect(changeCap({ accountId: 'a-anna', cap: null })).rejects.toThrow(ApiError);
    expect(await rowOfAnna()).toHaveTextContent(/1.?000/);
  });
});

describe('a refusal that says that the group has changed', () => {
  const GONE = new ApiError({ status: 404, message: 'Не найдено', code: 'RES.001' });

  it('shows who is left', async () => {
    renderGroup(buildGroup());
    await section('Участники');
    state.group = buildGroup({ members: [mine()] });
    expect(await act(() => isGroupGone(GONE))).toBe(false);
    expect(screen.queryByText('Анна Белова')).not.toBeInTheDocument();
  });

  it('tells when the person is in none any more', async () => {
    renderGroup(buildGroup());
    await section('Участники');
    state.group = null;
    expect(await act(() => isGroupGone(GONE))).toBe(true);
    expect(await screen.findByText('Вы больше не в группе «Семья»')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /Название группы/ })).toBeVisible();
  });
});
