import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { API, failure } from '../../../testing/api-answers.ts';
import { useApiServer } from '../../../testing/api-server.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { notifyApiError } from '../../notify/notify-api-error.ts';
import { ExportProgress } from './export-progress.tsx';
import { useFileExport } from './use-file-export.ts';

const api = useApiServer();
let saved: string[] = [];
let send: (text: string) => void = () => undefined;
let finish: () => void = () => undefined;
let breakOff: () => void = () => undefined;

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** An answer that the test sends piece by piece. */
function answerInPieces() {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      finish = () => controller.close();
      breakOff = () => controller.error(new TypeError('network error'));
    },
  });
  api.use(
    http.get(
      `${API}/transactions/user/export`,
      () =>
        new HttpResponse(body, {
          headers: { 'content-disposition': 'attachment; filename="t.csv"' },
        }),
    ),
  );
}

function Exporter() {
  const file = useFileExport({ address: 'transactions/user/export', filters: {}, name: 'file' });
  return (
    <>
      <button type="button" onClick={() => void file?.save('csv').catch(notifyApiError)}>
        Сохранить
      </button>
      {file && <ExportProgress {...file} />}
    </>
  );
}

async function startExport() {
  const rendered = renderWithProviders(<Exporter />);
  await rendered.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...rendered, bar: await screen.findByRole('progressbar', { name: 'Экспорт' }) };
}

describe('the progress of an export', () => {
  it('tells how much of the file is here, and goes when it is saved', async () => {
    answerInPieces();
    const { bar } = await startExport();
    expect(bar).not.toHaveAttribute('aria-valuetext');
    send('x'.repeat(2048));
    expect(await screen.findByText('Получено 2 КБ')).toBeInTheDocument();
    send('x'.repeat(1_500_000));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', 'Получено 1,4 МБ'));
    finish();
    await waitFor(() => expect(saved).toEqual(['t.csv']));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await screen.findByText('Файл сохранён')).toBeInTheDocument();
  });

  it('is announced once, not with every piece', async () => {
    answerInPieces();
    const { bar } = await startExport();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const atFirst = announced();
    expect(atFirst).toContain('Готовим файл');
    send('x'.repeat(2048));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', 'Получено 2 КБ'));
    expect(announced()).toEqual(atFirst);
    finish();
  });

  it('can be stopped: nothing is saved, and no error is shown', async () => {
    answerInPieces();
    const { user } = await startExport();
    send('x'.repeat(100));
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(saved).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Файл сохранён')).not.toBeInTheDocument();
  });

  it('ends with the reason when the server refuses', async () => {
    api.use(
      http.get(`${API}/transactions/user/export`, () =>
        failure('VAL.003', { message: 'Слишком много строк' }),
      ),
    );
    const { user } = renderWithProviders(<Exporter />);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/Слишком много строк/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('ends with the reason when the line breaks in the middle', async () => {
    answerInPieces();
    await startExport();
    send('x'.repeat(100));
    breakOff();
    expect(await screen.findByText(/Нет связи с сервером/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
