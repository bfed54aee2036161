import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { ApiError } from '../http/api-error.ts';
import { DetailScreen } from './detail-screen.tsx';

const refusedBy = (code: string) => new ApiError({ status: 400, message: 'Отказано', code });

function render(data: string | undefined, error: unknown) {
  const mutate = jest.fn();
  const rendered = renderWithProviders(
    <DetailScreen
      query={{ data, error, mutate }}
      header={<h1>Заявка</h1>}
      skeleton={<p>Ждём</p>}
      missing={{ title: 'Заявка не найдена' }}
      failureTitle="Не удалось открыть заявку"
    >
      {(number) => <h1>{number}</h1>}
    </DetailScreen>,
  );
  return { ...rendered, mutate };
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the screen of one thing', () => {
  it('waits under its header', () => {
    render(undefined, undefined);
    expect(headings()).toEqual(['Заявка']);
    expect(screen.getByText('Ждём').parentElement).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the thing with a header of its own, also when asking again has failed', () => {
    render('ЗП-1', refusedBy('RES.001'));
    expect(headings()).toEqual(['ЗП-1']);
  });

  it.each(['RES.001', 'VAL.003'])('says after %s that there is none', (code) => {
    render(undefined, refusedBy(code));
    expect(headings()).toEqual(['Заявка', 'Заявка не найдена']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['another refusal', refusedBy('SYS.001')],
    ['a failure of the page', new Error('lost')],
  ])('offers another try after %s', async (_what, error) => {
    const { user, mutate } = render(undefined, error);
    expect(headings()).toEqual(['Заявка', 'Не удалось открыть заявку']);
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(mutate).toHaveBeenCalledTimes(1);
  });
});
