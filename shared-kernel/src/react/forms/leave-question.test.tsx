import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { renderWithProviders } from '../../testing/render-with-providers.tsx';
import { RouterLink } from '../router/index.ts';
import { LeaveQuestion } from './leave-question.tsx';

function Note({ onLeave }: { readonly onLeave?: () => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Заметка" value={text} onChange={(event) => setText(event.target.value)} />
      <RouterLink to="/payments">Платежи</RouterLink>
      <LeaveQuestion hasChanges={text !== ''} onLeave={onLeave}>
        Заметка не сохранена.
      </LeaveQuestion>
    </>
  );
}

describe('the question before what was typed is left', () => {
  it('is not asked where nothing was typed', async () => {
    const { user, location } = renderWithProviders(<Note />);
    await user.click(screen.getByRole('link', { name: 'Платежи' }));
    await waitFor(() => expect(location()).toBe('/payments'));
  });

  it('lets a person stay with what was typed, or go without it', async () => {
    const onLeave = jest.fn();
    const { user, location } = renderWithProviders(<Note onLeave={onLeave} />);
    await user.type(screen.getByLabelText('Заметка'), 'Позвонить');
    await user.click(screen.getByRole('link', { name: 'Платежи' }));
    const first = await findOpenDialog('Уйти без сохранения?', 'alertdialog');
    expect(screen.getByText('Заметка не сохранена.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect([location(), onLeave.mock.calls.length]).toEqual(['/', 0]);
    expect(screen.getByLabelText('Заметка')).toHaveValue('Позвонить');

    await user.click(screen.getByRole('link', { name: 'Платежи' }));
    await findOpenDialog('Уйти без сохранения?', 'alertdialog');
    await user.click(screen.getByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(location()).toBe('/payments'));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
