import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

const BEFORE = { name: 'Роза', phone: '' };

function render(now: typeof BEFORE) {
  renderWithProviders(
    <ChangedMeanwhile
      what="реквизиты"
      before={BEFORE}
      now={now}
      labels={{ name: 'Название', phone: 'Телефон' }}
      unchanged="Название и телефон остались прежними."
    />,
  );
  return screen.getByRole('alert');
}

it('says what was and what is now of each field that is another, and of no other one', () => {
  const notice = render({ ...BEFORE, phone: '+7 (916) 123-45-67' });
  expect(notice).toHaveTextContent('Пока вы правили, реквизиты изменил кто-то другой');
  expect(notice).toHaveTextContent('Телефон: было пусто, теперь +7 (916) 123-45-67');
  expect(notice).not.toHaveTextContent('Название');
});

it('says that the fields are as they were where the change was of something else', () => {
  const notice = render(BEFORE);
  expect(notice).toHaveTextContent('Название и телефон остались прежними.');
  expect(notice).not.toHaveTextContent('было');
});
