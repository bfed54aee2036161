import { ApiError } from '@cabinet/kernel/http';
import { renderWithProviders } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CapEditor } from './cap-editor.tsx';

type Save = (cap: string | null) => Promise<void>;

function Member({ start, save }: { readonly start: string | null; readonly save: Save }) {
  const [cap, setCap] = useState(start);
  async function handleSave(next: string | null) {
    await save(next);
    setCap(next);
  }
  return (
    <CapEditor
      name="Пётр Иванов"
      cap={cap}
      onSave={handleSave}
      spent="1200.00"
      resetsAt="2026-11-30T21:00:00.000Z"
    />
  );
}

function show(start: string | null, save: Save = async () => undefined) {
  const onSave = jest.fn(save);
  return { onSave, ...renderWithProviders(<Member start={start} save={onSave} />) };
}

const opener = () => screen.getByRole('button', { name: /изменить лимит, Пётр Иванов/ });
const field = () => screen.getByLabelText('Месячный лимит, Пётр Иванов');

/** The form comes with the first press. */
async function openForm(user: ReturnType<typeof show>['user']) {
  await user.click(opener());
  await screen.findByLabelText('Месячный лимит, Пётр Иванов');
}

describe('a cap that is changed where it stands', () => {
  it('is saved by Enter, and the focus returns to its button', async () => {
    const { user, onSave } = show('2000.00');
    expect(opener()).toHaveTextContent(/^2 000 ₽$/);
    await openForm(user);
    await waitFor(() => expect(field()).toHaveFocus());
    await user.clear(field());
    await user.type(field(), '2 500,50{Enter}');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(opener()).toHaveTextContent(/^2 500,50 ₽$/);
    expect(onSave.mock.calls).toEqual([['2500.50']]);
  });

  it('stays as it was after Esc', async () => {
    const { user, onSave } = show('2000.00');
    await openForm(user);
    await user.type(field(), '9{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(opener()).toHaveTextContent(/^2 000 ₽$/);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is lifted by «Без ограничений»', async () => {
    const { user, onSave } = show('2000.00');
    await openForm(user);
    await user.click(screen.getByRole('button', { name: 'Без ограничений' }));
    await waitFor(() => expect(opener()).toHaveTextContent('Без ограничений'));
    expect(onSave.mock.calls).toEqual([[null]]);
  });

  it('asks nothing of the server when it is the same', async () => {
    const { user, onSave } = show(null);
    await openForm(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onSave).not.toHaveBeenCalled();
  });

  it('says what a cap below the spending does, and allows it', async () => {
    const { user, onSave } = show('2000.00');
    await openForm(user);
    await user.clear(field());
    await user.type(field(), '1000');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Уже потрачено больше: новые запросы будут отклонены до 1 декабря',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('1000.00'));
  });

  it('names what is wrong with the sum', async () => {
    const { user, onSave } = show('2000.00');
    await openForm(user);
    await user.clear(field());
    await user.type(field(), 'много{Enter}');
    expect(await screen.findByText('Некорректная сумма')).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps what was typed when saving fails, and says why', async () => {
    const refusal = new ApiError({ status: 409, message: 'Группу распустили' });
    const { user } = show('2000.00', () => Promise.reject(refusal));
    await openForm(user);
    await user.clear(field());
    await user.type(field(), '700{Enter}');
    expect(await screen.findByText('Группу распустили')).toBeInTheDocument();
    expect(field()).toHaveValue('700');
  });
});
