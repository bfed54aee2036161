import { API, failure, findOpenDialog, handle, readClipboard } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { PROTECTED, renderSecurity, TEN_CODES, useAccountApi } from '../../../testing/account-screen.tsx';

const { api, setFactors } = useAccountApi();

const part = () => screen.findByRole('region', { name: 'Резервные коды' });
const left = (count: number) =>
  setFactors({
    ...PROTECTED,
    recovery_codes: { left: count, total: 10, created_at: '2026-11-01T09:00:00.000Z' },
  });

/** Makes new codes and opens them. */
async function openCodes() {
  left(8);
  api.use(
    handle('POST users/me/recovery-codes', () => {
      left(10);
      return { codes: TEN_CODES };
    }),
  );
  const rendered = renderSecurity();
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Новые коды' }));
  const question = await findOpenDialog('Сделать новые резервные коды?', 'alertdialog');
  expect(question).toHaveTextContent('Прежние коды сразу перестанут действовать');
  await user.click(within(question).getByRole('button', { name: 'Сделать новые коды' }));
  const dialog = await findOpenDialog('Резервные коды');
  return { ...rendered, dialog };
}

describe('recovery codes', () => {
  it.each([
    [8, 'Осталось 8 из 10'],
    [3, 'Осталось 3 из 10'],
    [1, 'Остался 1 из 10'],
    [0, 'Кодов не осталось'],
  ])('says how many are left: %i', async (count, text) => {
    left(count);
    renderSecurity();
    expect(await part()).toHaveTextContent(text);
  });

  it('come with the first factor', async () => {
    renderSecurity();
    expect(await part()).toHaveTextContent('Появятся с первым ключом или приложением');
    expect(screen.queryByRole('button', { name: 'Новые коды' })).not.toBeInTheDocument();
  });

  it('are shown once: they cannot be seen again when their dialog has been closed', async () => {
    const { user, dialog } = await openCodes();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(TEN_CODES);
    const done = within(dialog).getByRole('button', { name: 'Готово' });
    expect(done).toBeDisabled();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Коды сохранены в надёжном месте' }));
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(String(TEN_CODES[0]));
    expect(await part()).toHaveTextContent('Осталось 10 из 10');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Новые коды' })).toHaveFocus());
  });

  it('ask before they are lost, by Esc and by the cross', async () => {
    const { user, dialog } = await openCodes();
    await user.keyboard('{Escape}');
    const question = await findOpenDialog('Закрыть без сохранения?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    const again = await findOpenDialog('Закрыть без сохранения?', 'alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(String(TEN_CODES[0]));
  });

  it('are copied, each on a line', async () => {
    const { user, dialog } = await openCodes();
    await user.click(within(dialog).getByRole('button', { name: 'Скопировать' }));
    expect(await screen.findByText('Скопировано')).toBeInTheDocument();
    expect(await readClipboard()).toBe(TEN_CODES.join('\n'));
  });

  it('are saved as a text that says what they are, whose and since when', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    globalThis.URL.createObjectURL = (given) => {
      if (given instanceof Blob) blob = given;
      return 'blob:file';
    };
    globalThis.URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob });
    });
    const { user, dialog } = await openCodes();
    await user.click(within(dialog).getByRole('button', { name: 'Скачать .txt' }));
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toBe('Резервные коды.txt');
    const lines = (await saved[0]?.blob.text())?.split('\r\n') ?? [];
    expect(lines[0]).toBe('Резервные коды');
    expect(lines).toContain('Учётная запись: user@demo.example');
    expect(lines.join('\n')).toMatch(/^Сделаны: \d+ \S+ 20\d\d г\. в \d\d:\d\d$/m);
    expect(lines.slice(-11, -1)).toEqual(TEN_CODES);
  });

  it('are printed on a sheet of their own', async () => {
    const printed: string[] = [];
    window.print = () => {
      printed.push(document.querySelector('[data-printed-sheet]')?.textContent ?? '');
    };
    const { user, dialog } = await openCodes();
    await user.click(within(dialog).getByRole('button', { name: 'Распечатать' }));
    expect(printed).toHaveLength(1);
    for (const part of ['Резервные коды', 'user@demo.example', ...TEN_CODES])
      expect(printed[0]).toContain(part);
  });

  it('stay as they were where the server makes no new ones', async () => {
    left(8);
    api.use(http.post(`${API}/users/me/recovery-codes`, () => failure('SYS.001')));
    const { user } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Новые коды' }));
    const question = await findOpenDialog('Сделать новые резервные коды?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Сделать новые коды' }));
    expect(await screen.findByText('Ошибка 500')).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Отмена' }));
    expect(await part()).toHaveTextContent('Осталось 8 из 10');
  });
});
