import { failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { anna, buildGroup, mine } from '../../../testing/build-group.ts';
import { useGroupApi } from '../../../testing/group-screen.tsx';

const { api, state, renderGroup } = useGroupApi();

const opener = () => screen.findByRole('button', { name: /изменить лимит, Анна Белова/ });

async function type(user: ReturnType<typeof renderGroup>['user'], sum: string) {
  await user.click(await opener());
  const field = await screen.findByLabelText('Месячный лимит, Анна Белова');
  await user.clear(field);
  await user.type(field, `${sum}{Enter}`);
  return field;
}

describe('the cap of a member', () => {
  it('is changed where it stands', async () => {
    const sent: unknown[] = [];
    api.use(
      handle('PATCH group/members/{accountId}', async ({ request, params }) => {
        sent.push([params.accountId, await request.json()]);
        state.group = buildGroup({ members: [mine(), anna({ monthly_cap: '2000.00' })] });
        return state.group.members;
      }),
    );
    const { user } = renderGroup(buildGroup());
    await type(user, '2000');
    await waitFor(async () => expect(await opener()).toHaveTextContent(/2\s000\s₽/));
    expect(sent).toEqual([['a-anna', { monthly_cap: '2000.00' }]]);
  });

  it('keeps what was typed when it is not saved', async () => {
    api.use(handle('PATCH group/members/{accountId}', () => failure('SYS.001')));
    const { user } = renderGroup(buildGroup());
    const field = await type(user, '2000');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('2000');
  });

  it('of somebody who has left meanwhile goes with them', async () => {
    api.use(
      handle('PATCH group/members/{accountId}', () => {
        state.group = buildGroup({ members: [mine()] });
        return failure('RES.001');
      }),
    );
    const { user } = renderGroup(buildGroup());
    await type(user, '2000');
    await waitFor(() => expect(screen.queryByText('Анна Белова')).not.toBeInTheDocument());
  });
});
