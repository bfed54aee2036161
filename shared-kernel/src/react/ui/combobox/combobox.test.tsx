import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectSearchRule, renderWithProviders, SEARCHED_TEXTS } from '../../../testing/index.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const FLOWERS = [
  { value: 'rose', label: 'Роза', hint: 'колючая' },
  { value: 'daisy', label: 'Ромашка' },
  { value: 'tea-rose', label: 'Чайная роза' },
];
const MANY = Array.from({ length: 5000 }, (_, index) => ({ value: `m${index}`, label: `Модель ${index}` }));

let chosen: string[];

function renderBox(props: Partial<ComboboxProps> = {}) {
  chosen = [];
  function Choice() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <>
        <Combobox
          label="Цветок"
          options={FLOWERS}
          {...props}
          value={value}
          onChange={(next) => {
            chosen.push(next);
            setValue(next);
          }}
        />
        <button type="button">Дальше</button>
      </>
    );
  }
  return renderWithProviders(<Choice />);
}

const box = () => screen.getByRole('combobox', { name: 'Цветок' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

describe('a combobox', () => {
  it('says that it is closed, and what it controls as soon as that is there', async () => {
    const { user } = renderBox();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).not.toHaveAttribute('aria-controls');
    await user.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Цветок' }).id);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('finds its options by the one rule of search', async () => {
    const options = SEARCHED_TEXTS.map((label) => ({ value: label, label }));
    const { user } = renderBox({ options });
    await user.click(box());
    await expectSearchRule(box, (text) => shown().includes(text));
  });

  it('finds every word in labels and hints, what begins with the text first', async () => {
    const { user } = renderBox();
    await user.type(box(), 'роза');
    expect(shown()).toEqual(['Розаколючая', 'Чайная роза']);
    await user.clear(box());
    await user.type(box(), 'кол роз');
    expect(shown()).toEqual(['Розаколючая']);
  });

  it('chooses with the arrows, which go round, and Enter', async () => {
    const { user } = renderBox();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Чайная роза');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Ромашка');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['daisy']);
    expect(box()).toHaveValue('Ромашка');
    expect(box()).toHaveFocus();
    expect(shown()).toEqual([]);
  });

  it('opens at what is chosen, brings it into sight and selects the text to be typed over', async () => {
    const look = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderBox({ value: 'tea-rose' });
    await user.click(box());
    expect(shown()).toHaveLength(3);
    expect(active()).toHaveTextContent('Чайная роза');
    expect(look).toHaveBeenLastCalledWith({ block: 'nearest' });
    await user.keyboard('ром');
    expect(box()).toHaveValue('ром');
    expect(shown()).toEqual(['Ромашка']);
  });

  it('keeps the focus when an option is pressed', async () => {
    const { user } = renderBox();
    await user.click(box());
    await user.click(screen.getByRole('option', { name: /Роза/ }));
    expect(chosen).toEqual(['rose']);
    expect(box()).toHaveFocus();
  });

  it('goes back to what was chosen with Esc, and lets the next Esc and Enter through', async () => {
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    const { user } = renderBox({ value: 'daisy' });
    await user.click(box());
    await user.keyboard('роза{Escape}');
    expect(box()).toHaveValue('Ромашка');
    expect(chosen).toEqual([]);
    heard.mockClear();
    await user.keyboard('{Escape}{Enter}');
    expect(heard).toHaveBeenCalledTimes(2);
    document.removeEventListener('keydown', heard);
  });

  it('takes a whole name on leaving, and forgets half a one', async () => {
    const { user } = renderBox();
    await user.type(box(), 'ромашка');
    await user.tab();
    expect(chosen).toEqual(['daisy']);
    await user.click(box());
    await user.keyboard('чай');
    await user.tab();
    expect(chosen).toEqual(['daisy']);
    expect(box()).toHaveValue('Ромашка');
  });

  it('is emptied only where that is allowed', async () => {
    const { user, unmount } = renderBox({ value: 'rose' });
    await user.clear(box());
    await user.tab();
    expect(box()).toHaveValue('Роза');
    unmount();
    const again = renderBox({ value: 'rose', isClearable: true });
    await again.user.clear(box());
    await again.user.keyboard('{Enter}');
    expect(chosen).toEqual(['']);
    expect(box()).toHaveValue('');
  });

  it('says that nothing was found, without a list', async () => {
    const { user } = renderBox();
    await user.type(box(), 'ъ');
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не нашлось');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows a hundred of thousands and says so; the one that begins with the text is among them', async () => {
    const { user } = renderBox({ options: MANY });
    await user.click(box());
    expect(shown()).toHaveLength(50);
    expect(screen.getByRole('status')).toHaveTextContent('Показана только часть: уточните, что ищете');
    await user.keyboard('Модель 4999');
    expect(shown()).toEqual(['Модель 4999']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves the search to a server that is asked for it', async () => {
    const asked: string[] = [];
    const { user } = renderBox({ onSearch: (text) => asked.push(text), isLoading: true, options: [] });
    await user.type(box(), 'ро');
    expect(asked).toEqual(['р', 'ро']);
    expect(screen.getByText('Ищем…')).toBeInTheDocument();
  });

  it('offers nothing of what was found for another text', async () => {
    const { user } = renderBox({ onSearch: () => undefined, isLoading: true });
    await user.click(box());
    expect(shown()).toHaveLength(3);
    await user.keyboard('тюльпан{Enter}');
    expect(shown()).toEqual([]);
    expect(chosen).toEqual([]);
  });

  it('can be switched off, and is described by another element', async () => {
    const { user } = renderBox({ isDisabled: true, describedBy: 'more' });
    await user.click(box());
    expect(shown()).toEqual([]);
    expect(box()).toHaveAttribute('aria-describedby', 'more');
  });
});
