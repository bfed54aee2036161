import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderDynamicTab, ruleAt } from '../../testing/render-dynamic-tab.tsx';

const RULES = ['all:disable', 'tag:enable:открытая', 'vendor:disable:Ромашка', 'type:enable:text'];
const [, OPEN, VENDOR, TEXT] = RULES;

const said = async (text: string) =>
  waitFor(() => expect(document.querySelector('[id^="rfd-announcement"]')).toHaveTextContent(text));

const KEY_CODES = { ' ': 32, ArrowUp: 38, ArrowDown: 40, Escape: 27 } as const;

/** The library reads key codes, which user-event gives the space bar none. */
function press(key: keyof typeof KEY_CODES): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode: KEY_CODES[key] });
}

function renderAndGrab() {
  const rendered = renderDynamicTab(RULES);
  ruleAt(2).handle().focus();
  return rendered;
}

describe('a rule is dragged by keyboard', () => {
  it('its handle names the rule and says how', () => {
    renderAndGrab();
    expect(ruleAt(2).handle()).toHaveAccessibleName('Переместить правило 2: Разрешить тег «открытая»');
    expect(ruleAt(2).handle()).toHaveAccessibleDescription(/^Нажмите пробел, чтобы взять правило/);
  });

  it('is lifted, moved and dropped, and each step is said in Russian', async () => {
    const { now } = renderAndGrab();
    press(' ');
    await said('Правило взято: Разрешить тег «открытая», место 2 из 4');
    press('ArrowDown');
    await said('Правило перемещено на место 3 из 4');
    press('ArrowDown');
    await said('Правило перемещено на место 4 из 4');
    press(' ');
    await said('Правило отпущено: место 4 из 4');
    expect(now()).toEqual(['all:disable', VENDOR, TEXT, OPEN]);
    await waitFor(() => expect(ruleAt(4).handle()).toHaveFocus());
  });

  it('goes back to its place with Esc', async () => {
    const { now } = renderAndGrab();
    press(' ');
    await said('Правило взято');
    press('ArrowDown');
    await said('Правило перемещено на место 3 из 4');
    press('Escape');
    await said('Перемещение отменено, правило снова здесь: место 2 из 4');
    expect(now()).toEqual(RULES);
  });

  it('never goes above the rule for all models', async () => {
    const { now } = renderAndGrab();
    press(' ');
    await said('Правило взято');
    press('ArrowUp');
    press(' ');
    await said('Правило отпущено: место 2 из 4');
    expect(now()).toEqual(RULES);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('все модели');
  });
});
