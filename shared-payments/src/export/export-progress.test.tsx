import { notifyApiError } from '@cabinet/kernel/notify';
import { API, failure, renderWithProviders, useApiServer } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
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
function answerInPieces(headers: Record<string, string>) {
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
          headers: { 'content-disposition': 'attachment; filename="t.csv"', ...headers },
        }),
    ),
  );
}

function Exporter() {
  const file = useFileExport({ address: 'transactions/user/export', filters: {}, fallbackName: 'file' });
  return (
    <>
      <button type="button" onClick={() => void file.save('csv').catch(notifyApiError)}>
        Сохранить
      </button>
      <ExportProgress {...file} />
    </>
  );
}

async function startExport() {
  const rendered = renderWithProviders(<Exporter />);
  await rendered.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...rendered, bar: await screen.findByRole('progressbar', { name: 'Экспорт' }) };
}

const rows = (count: number) => 'строка\r\n'.repeat(count);

describe('the progress of an export', () => {
  it('tells how many rows of how many are here, and goes when the file is saved', async () => {
    answerInPieces({ 'x-total-count': '5401' });
    const { bar } = await startExport();
    send(rows(1201));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '1\u00a0200 из 5\u00a0401 строки'));
    expect(bar).toHaveAttribute('aria-valuenow', '22');
    expect(screen.getByText('1 200 из 5 401 строки')).toBeInTheDocument();
    send(rows(4201));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    finish();
    await waitFor(() => expect(saved).toEqual(['t.csv']));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await screen.findByText('Файл сохранён')).toBeInTheDocument();
  });

  it('is announced once, not with every piece', async () => {
    answerInPieces({ 'x-total-count': '100' });
    const { bar } = await startExport();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const atFirst = announced();
    expect(atFirst).toContain('Готовим файл');
    send(rows(51));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    expect(announced()).toEqual(atFirst);
    finish();
  });

  it('tells the size where nobody knows how many rows there are', async () => {
    answerInPieces({});
    const { bar } = await startExport();
    send('x'.repeat(2048));
    expect(await screen.findByText('получено 2 КБ')).toBeInTheDocument();
    expect(bar).not.toHaveAttribute('aria-valuenow');
    finish();
  });

  it('can be stopped: nothing is saved, nothing is complained of', async () => {
    answerInPieces({ 'x-total-count': '100' });
    const { user } = await startExport();
    send(rows(10));
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
    answerInPieces({ 'x-total-count': '100' });
    await startExport();
    send(rows(10));
    breakOff();
    expect(await screen.findByText(/Нет связи с сервером/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
