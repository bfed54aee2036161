import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { Banner } from './banner.tsx';
import { Loaded } from './loaded.tsx';

function render(data: string | undefined, error: unknown) {
  const mutate = jest.fn();
  const { user, container } = renderWithProviders(
    <Loaded query={{ data, error, mutate }} skeleton="Ждём" failureTitle="Не удалось загрузить роли">
      {(name) => name}
    </Loaded>,
  );
  return { user, container, mutate };
}

it('shows a part as soon as it is known, also when asking again has failed', () => {
  expect(render(undefined, undefined).container).toHaveTextContent('Ждём');
  expect(render('Бухгалтер', new Error('lost')).container).toHaveTextContent(/^Бухгалтер$/);
});

it('says what failed, and tries again', async () => {
  const { user, mutate } = render(undefined, new Error('lost'));
  expect(screen.getByRole('heading')).toHaveTextContent('Не удалось загрузить роли');
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
  expect(mutate).toHaveBeenCalledTimes(1);
});

it('a message of a failure tries again by its button, which does nothing while that is on its way', async () => {
  const [retry, again] = [jest.fn(), jest.fn()];
  const { user } = renderWithProviders(
    <>
      <Banner tone="warning" onRetry={retry} />
      <Banner tone="warning" onRetry={again} isRetrying />
    </>,
  );
  for (const button of screen.getAllByRole('button', { name: 'Попробовать снова' })) await user.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(again).not.toHaveBeenCalled();
});
