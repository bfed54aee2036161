import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type KeyboardEvent, useState } from 'react';
import { expectSearchRule, renderWithProviders, SEARCHED_TEXTS } from '../../../testing/index.ts';
import { Field } from '../field.tsx';
import { SuggestedInput, type SuggestedInputProps } from './suggested-input.tsx';

const FLOWERS = ['Роза', 'Ромашка', 'Чайная роза'];

function renderInput(props: Partial<SuggestedInputProps> = {}) {
  const send = jest.fn();
  function Line() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(value);
        }}
      >
        <Field label="Цветок" hint="Какой есть">
          {(control) => (
            <SuggestedInput
              suggestions={FLOWERS}
              {...control}
              {...props}
              value={value}
              onChange={setValue}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== ',') return;
                event.preventDefault();
                setValue('');
              }}
            />
          )}
        </Field>
        <button type="submit">Дальше</button>
      </form>
    );
  }
  return { ...renderWithProviders(<Line />), send };
}

const line = () => screen.getByRole('combobox', { name: 'Цветок' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(line().getAttribute('aria-activedescendant') ?? '');

describe('a line of text with suggestions', () => {
  it('is named and described by its field, and says what it controls as soon as that is there', async () => {
    const { user } = renderInput();
    expect(line()).toHaveAccessibleDescription('Какой есть');
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    expect(line()).not.toHaveAttribute('aria-controls');
    await user.click(line());
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    expect(line()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(shown()).toEqual(FLOWERS);
  });

  it('offers by the one rule of search', async () => {
    const { user } = renderInput({ suggestions: SEARCHED_TEXTS });
    await user.click(line());
    await expectSearchRule(line, (text) => shown().includes(text));
  });

  it('keeps what is typed, on leaving and after Esc, and points to no suggestion by itself', async () => {
    const { user } = renderInput();
    await user.type(line(), 'ро');
    expect(shown()).toEqual(['Роза', 'Ромашка', 'Чайная роза']);
    expect(active()).toBeNull();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(line()).toHaveValue('ро');
    await user.keyboard('м');
    await user.tab();
    expect(shown()).toEqual([]);
    expect(line()).toHaveValue('ром');
  });

  it('takes the suggestion that is pointed to with Tab, and goes on', async () => {
    const { user } = renderInput();
    await user.type(line(), 'роз{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(line()).toHaveValue('Чайная роза');
    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  });

  it('offers nothing where nothing may be typed', async () => {
    const { user } = renderInput({ readOnly: true });
    await user.click(line());
    await user.keyboard('{ArrowDown}');
    expect(shown()).toEqual([]);
  });

  it('takes a suggestion with the arrows and Enter, which then sends nothing, or with a press', async () => {
    const { user, send } = renderInput();
    await user.type(line(), 'роз');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Чайная роза');
    await user.keyboard('{Enter}');
    expect(line()).toHaveValue('Чайная роза');
    expect(line()).toHaveFocus();
    expect(shown()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    await user.click(line());
    expect(shown()).toEqual(FLOWERS);
    await user.click(screen.getByRole('option', { name: 'Ромашка' }));
    expect(line()).toHaveValue('Ромашка');
    expect(line()).toHaveFocus();
  });

  it('sends the text as it is with Enter that points to nothing', async () => {
    const { user, send } = renderInput();
    await user.type(line(), 'роза{Enter}');
    expect(send).toHaveBeenCalledWith('роза');
    expect(shown()).toEqual([]);
  });

  it('shows no list where it would offer the text itself or nothing, and all of it to an arrow', async () => {
    const { user } = renderInput();
    await user.type(line(), 'Ромашка');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(line(), ' луговая');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(shown()).toEqual(FLOWERS);
  });

  it('hands a chosen suggestion over where that is something else than typing', async () => {
    const onChoose = jest.fn();
    const { user } = renderInput({ onChoose });
    await user.type(line(), 'рома{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Ромашка');
    expect(line()).toHaveValue('рома');
  });

  it('closes when a key does something else with the text', async () => {
    const { user } = renderInput();
    await user.type(line(), 'ро,');
    expect(line()).toHaveValue('');
    expect(shown()).toEqual([]);
  });

  it('lets Esc through where no list is shown', async () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    const { user } = renderInput();
    await user.type(line(), 'ю');
    heard.mockClear();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard);
  });
});
