import { readdirSync, readFileSync } from 'node:fs';
import { renderWithProviders } from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { KitScreen } from './kit-screen.tsx';

const KERNEL = `${import.meta.dirname}/../../../shared-kernel`;
/** Parts that are seen only through others: what they hold together, or what nobody sees. */
const INVISIBLE = [
  'ComboboxStyles',
  'DetailScreen',
  'FormikProvider',
  'Grid',
  'ListTable',
  'Loaded',
  'NotifyRegion',
  'PrintedSheet',
  'VisuallyHidden',
];

/** Components that an entry of the kernel offers, by its list of names. */
function partsOf(entry: string): string[] {
  const { exports } = JSON.parse(readFileSync(`${KERNEL}/package.json`, 'utf8'));
  const source = readFileSync(`${KERNEL}/${exports[`./${entry}`]}`, 'utf8');
  return [...source.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]/.test(name));
}

function kitEntries(): string[] {
  const { exports } = JSON.parse(readFileSync(`${KERNEL}/package.json`, 'utf8'));
  const names = Object.keys(exports).map((name) => name.slice('./'.length));
  return names.filter((name) => name === 'forms' || /^ui(\/|$)/.test(name));
}

/** The page is long: a look by label costs less than a look by role. */
const tableOf = (state: string) => document.querySelector(`table[aria-label="Модели: ${state}"]`);

describe('kit screen', () => {
  it('shows every part in its states, without a word in the console and without a call', async () => {
    const { user } = renderWithProviders(<KitScreen />);
    expect(tableOf('всё сразу')?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(tableOf('Обновление')).toHaveAttribute('aria-busy', 'true');
    for (const state of ['Первая загрузка', 'Пусто', 'Ошибка']) expect(tableOf(state)).toBeNull();
    expect(screen.getByText('ArrowLeft')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Сумма: с ошибкой')).toBeInvalid());
    await user.click(screen.getByText('Тёмная тема'));
    expect(await screen.findByText('Светлая тема')).toBeInTheDocument();
    await user.click(screen.getByText('Вопрос'));
    expect(await screen.findByText('Удалить роль «Бухгалтер»?')).toBeInTheDocument();
  }, 180_000);

  it('leaves out no part that the kernel offers', () => {
    const shown = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .join('\n');
    const offered = kitEntries().flatMap(partsOf);
    expect(offered.length).toBeGreaterThan(60);
    const missing = offered.filter(
      (part) => !INVISIBLE.includes(part) && !/Icon$/i.test(part) && !new RegExp(`<${part}\\b`).test(shown),
    );
    expect(missing).toEqual([]);
  });
});
