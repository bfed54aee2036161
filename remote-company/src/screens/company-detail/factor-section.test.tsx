import type { WireData } from '@cabinet/kernel/http';
import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, within } from '@testing-library/react';
import { renderDetail, useDetailApi } from '../../testing/detail-screen.tsx';

type WireState = WireData<'GET company/{id}/second-factor'>;

const { api, answerCompany } = useDetailApi();
const section = () => screen.getByRole('region', { name: 'Второй способ входа' });

const ANNA = {
  user_id: 'u2',
  display_name: 'Анна',
  email: 'anna@test.example',
  due_at: null,
  is_closed: false,
};
const STATE: WireState = { is_required: false, people: 6, missing: 4, has_own: true, without: [ANNA] };

/** What the API says until it is asked for something else; answers what it was sent. */
function serve(state: WireState): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    handle('GET company/{id}/second-factor', () => state),
    handle('PUT company/{id}/second-factor', async ({ request }) => {
      bodies.push(await request.json());
      const without = [{ ...ANNA, due_at: '2026-12-06T15:30:00.000Z' }];
      return { ...state, is_required: !state.is_required, without };
    }),
  );
  return bodies;
}

describe('a second factor of the company’s people', () => {
  it('is made a must after a question that says whom it concerns, and names them', async () => {
    const bodies = serve(STATE);
    const { user } = renderDetail();
    expect(await screen.findByText('Без второго способа: 4 из 6.')).toBeVisible();
    await user.click(within(section()).getByRole('button', { name: 'Сделать обязательным' }));
    const question = await findOpenDialog('Сделать второй способ обязательным?', 'alertdialog');
    expect(question).toHaveTextContent(
      'Без второго способа сейчас 4 из 6: им придут письма. Через семь дней',
    );
    await user.click(within(question).getByRole('button', { name: 'Сделать обязательным' }));
    expect(await screen.findByText('Второй способ входа теперь обязателен')).toBeInTheDocument();
    expect(bodies).toEqual([{ is_required: true }]);
    const list = within(section()).getByRole('list', { name: 'Без второго способа' });
    expect(list).toHaveTextContent('Аннадо 6 декабря 2026 г. в 18:30');
    expect(list).toHaveTextContent('И ещё 3');
  });

  it('is a must no more after a question, and says to whom the cabinet is closed', async () => {
    const bodies = serve({ ...STATE, is_required: true, without: [{ ...ANNA, is_closed: true }] });
    const { user } = renderDetail();
    expect(await screen.findByText('Кабинет закрыт')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Больше не требовать' }));
    const question = await findOpenDialog('Больше не требовать второй способ?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Не требовать' }));
    expect(await screen.findByRole('button', { name: 'Сделать обязательным' })).toBeVisible();
    expect(bodies).toEqual([{ is_required: false }]);
  });

  it('leads an owner without one to their own first', async () => {
    serve({ ...STATE, has_own: false });
    renderDetail();
    expect(await screen.findByRole('link', { name: 'Добавить себе' })).toHaveAttribute(
      'href',
      '/account/security',
    );
    expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the question where the server refuses', async () => {
    serve(STATE);
    api.use(
      handle('PUT company/{id}/second-factor', () =>
        failure('RES.003', { message: 'Сначала добавьте себе' }),
      ),
    );
    const { user } = renderDetail();
    await user.click(await screen.findByRole('button', { name: 'Сделать обязательным' }));
    const question = await findOpenDialog('Сделать второй способ обязательным?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Сделать обязательным' }));
    expect(await screen.findByText(/Сначала добавьте себе/)).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('is the owner’s affair alone', async () => {
    answerCompany({ membership: { is_owner: false } });
    renderDetail();
    await screen.findByRole('region', { name: 'Выйти из компании' });
    expect(screen.queryByText('Второй способ входа')).not.toBeInTheDocument();
  });
});
