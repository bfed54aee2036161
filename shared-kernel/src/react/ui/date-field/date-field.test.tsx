import { screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FormDateField } from './form-date-field.tsx';
import { FormMomentField } from './form-moment-field.tsx';
import { parseRussianTime } from './russian-time.ts';

/** The code of the calendar comes when it is opened. */
const WAIT = { timeout: 10_000 };

let values: { readonly day: string; readonly moment: string } = { day: '', moment: '' };

function Fields({ day = '', moment = '' }: { readonly day?: string; readonly moment?: string }) {
  const form = useForm({ initialValues: { day, moment }, onSubmit: () => Promise.resolve() });
  values = form.values;
  return (
    <Form form={form} label="Сроки">
      <FormDateField name="day" label="День" min="2026-11-10" max="2026-12-20" />
      <FormMomentField name="moment" label="Начало" hint="По московскому времени" />
    </Form>
  );
}

const show = (given: Parameters<typeof Fields>[0] = {}) => renderWithProviders(<Fields {...given} />);

async function openCalendar(user: ReturnType<typeof show>['user'], field = 0) {
  const button = screen.getAllByRole('button', { name: 'Открыть календарь' })[field];
  if (button === undefined) throw new Error('there is no such field');
  await user.click(button);
  const [label = ''] = [['День', 'Начало'][field]];
  return {
    button,
    calendar: within(await screen.findByRole('group', { name: `${label}: календарь` }, WAIT)),
  };
}

describe('a day of a form', () => {
  it('is typed as Russians write it, kept as it is typed, and tidied when it is left', async () => {
    const { user } = show();
    const field = screen.getByLabelText('День');
    await user.type(field, '1.12.26');
    expect(field).toHaveValue('1.12.26');
    expect(values.day).toBe('2026-12-01');
    await user.tab();
    expect(field).toHaveValue('01.12.2026');
    await user.clear(field);
    await user.type(field, '31.02.2026');
    await user.tab();
    expect(field).toHaveValue('31.02.2026');
    expect(values.day).toBe('31.02.2026');
  });

  it('is chosen in a Russian calendar, which begins with Monday and with the day that is there', async () => {
    const { user } = show({ day: '2026-11-21' });
    const { button, calendar } = await openCalendar(user);
    const month = calendar.getByRole('grid', { name: 'ноябрь 2026 г.' });
    expect(month).toHaveAttribute('aria-roledescription', 'календарь');
    expect(
      [...month.querySelectorAll('th')].map(({ textContent, abbr }) => `${textContent} ${abbr}`),
    ).toEqual([
      'пн понедельник',
      'вт вторник',
      'ср среда',
      'чт четверг',
      'пт пятница',
      'сб суббота',
      'вс воскресенье',
    ]);
    await waitFor(() =>
      expect(calendar.getByRole('button', { name: 'суббота, 21 ноября 2026 г., выбрано' })).toHaveFocus(),
    );
    expect(calendar.getByRole('button', { name: 'понедельник, 9 ноября 2026 г.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(calendar.getByRole('button', { name: 'Следующий месяц' }));
    await user.click(calendar.getByRole('button', { name: 'вторник, 1 декабря 2026 г.' }));
    expect(values.day).toBe('2026-12-01');
    expect(screen.getByLabelText('День')).toHaveValue('01.12.2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('out of reach is none for the calendar, where the first one within can be chosen', async () => {
    const { user } = show({ day: '2026-11-05' });
    const { calendar } = await openCalendar(user);
    await user.click(calendar.getByRole('button', { name: 'вторник, 10 ноября 2026 г.' }));
    await waitFor(() => expect(values.day).toBe('2026-11-10'));
  });

  it.each([
    ['{ArrowLeft}', '20 ноября'],
    ['{ArrowRight}', '22 ноября'],
    ['{ArrowUp}', '14 ноября'],
    ['{ArrowDown}', '28 ноября'],
    ['{ArrowDown}{ArrowDown}', '5 декабря'],
    ['{PageUp}', '10 ноября'],
    ['{PageDown}', '20 декабря'],
    ['{Home}', '10 ноября'],
    ['{End}', '30 ноября'],
  ])('is walked to with %s and chosen with Enter', async (keys, name) => {
    const { user } = show({ day: '2026-11-21' });
    const { calendar } = await openCalendar(user);
    await waitFor(() => expect(calendar.getByRole('button', { name: /21 ноября/ })).toHaveFocus());
    await user.keyboard(keys);
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(new RegExp(name))),
    );
    const day = document.activeElement?.getAttribute('data-value');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(values.day).toBe(day));
  });

  it('stays as it was when Escape closes the calendar, and the focus returns', async () => {
    const { user } = show({ day: '2026-11-21' });
    const { button, calendar } = await openCalendar(user);
    await waitFor(() => expect(calendar.getByRole('button', { name: /21 ноября/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    expect(values.day).toBe('2026-11-21');
  });

  it('is found through the months of a year and the years', async () => {
    const { user } = show();
    const { calendar } = await openCalendar(user, 1);
    await user.click(calendar.getByRole('button', { name: /: выбрать месяц$/ }));
    await user.click(calendar.getByRole('button', { name: /: выбрать год$/ }));
    await user.click(calendar.getByRole('button', { name: '2027' }));
    await user.click(calendar.getByRole('button', { name: /^март/ }));
    await user.click(calendar.getByRole('button', { name: /, 8 марта 2027 г\.$/ }));
    expect(values.moment).toBe('2027-03-08T00:00');
  });
});

describe('a moment of a form', () => {
  it('begins at midnight until another time is typed, and says whose clock it is', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Начало'), '01.12.2026');
    const time = screen.getByLabelText('Время (МСК)');
    expect(time).toHaveValue('00:00');
    expect(time).toHaveAccessibleDescription('По московскому времени');
    await user.clear(time);
    await user.type(time, '9:05');
    await user.tab();
    expect(time).toHaveValue('09:05');
    expect(values.moment).toBe('2026-12-01T09:05');
  });

  it('keeps what is no time as it was typed, and is empty again without a day', async () => {
    const { user } = show({ moment: '2026-12-01T09:05' });
    const time = screen.getByLabelText('Время (МСК)');
    await user.clear(time);
    await user.type(time, '25:00');
    await user.tab();
    expect(time).toHaveValue('25:00');
    expect(values.moment).toBe('2026-12-01T25:00');
    await user.clear(screen.getByLabelText('Начало'));
    expect(values.moment).toBe('');
    expect(time).toHaveValue('');
  });
});

it.each([
  ['9', '09:00'],
  ['0905', '09:05'],
  ['9.05', '09:05'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['полдень', null],
  ['', null],
])('reads %j as %j', (text, time) => {
  expect(parseRussianTime(text)).toBe(time);
});
