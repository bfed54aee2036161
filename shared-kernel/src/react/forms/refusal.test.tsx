import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { ApiError } from '../http/api-error.ts';
import { Refusal } from './refusal.tsx';
import { useRefusal } from './use-refusal.ts';

const REFUSED = new ApiError({ status: 409, message: 'Уже решено', code: 'RES.003' });

/** A question that is refused every other time. */
function Question() {
  const { error, tryTo } = useRefusal();
  const work = async () => {
    if (error === null) throw REFUSED;
  };
  return (
    <>
      <button type="button" onClick={() => void tryTo(work).catch(() => undefined)}>
        Сделать
      </button>
      <Refusal error={error} />
    </>
  );
}

describe('a refusal', () => {
  it('is said beside the question until the next try', async () => {
    const { user } = renderWithProviders(<Question />);
    expect(screen.queryByText('Не получилось')).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Не получилось')).toBeVisible();
    expect(screen.getByText(/Уже решено/)).toHaveTextContent('Код ошибки: RES.003');
    await user.click(screen.getByRole('button'));
    expect(screen.queryByText('Не получилось')).toBeNull();
  });
});
