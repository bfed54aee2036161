import { clearTop } from './clear-top.ts';

const TOASTS = { height: 70, left: 1000, right: 1384 };
const at = (top: number, left = 1200) => ({ top, bottom: top + 40, left, right: left + 150 });

describe('the place of the toasts', () => {
  it('is the top of the window while no button is there', () => {
    expect(clearTop(TOASTS, [], 900)).toBe(16);
    expect(clearTop(TOASTS, [at(300), at(40, 200)], 900)).toBe(16);
  });

  it('is below the buttons that they would cover, one after another', () => {
    expect(clearTop(TOASTS, [at(60)], 900)).toBe(112);
    expect(clearTop(TOASTS, [at(150), at(60)], 900)).toBe(202);
  });

  it('is the top where a button leaves no room below it', () => {
    expect(clearTop(TOASTS, [at(60)], 150)).toBe(16);
  });
});
