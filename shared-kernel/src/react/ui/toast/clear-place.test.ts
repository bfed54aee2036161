import { describe, expect, it } from '@jest/globals';
import { clearPlace } from './clear-place.ts';

const TOASTS = { height: 70, width: 384 };
const ROOM = { width: 1400, height: 900 };
const TOP = { top: 16, end: 16 };
const control = (top: number, { left = 1200, width = 150, height = 40, weight = 1 } = {}) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
  weight,
});

describe('the place of the toasts', () => {
  it('is the top of the end of the window while no control is there', () => {
    expect(clearPlace(TOASTS, [], ROOM)).toEqual(TOP);
    expect(clearPlace(TOASTS, [control(300), control(40, { left: 200 })], ROOM)).toEqual(TOP);
  });

  it('is below the controls that they would cover, one after another', () => {
    expect(clearPlace(TOASTS, [control(60)], ROOM)).toEqual({ top: 112, end: 16 });
    expect(clearPlace(TOASTS, [control(150), control(60)], ROOM)).toEqual({ top: 202, end: 16 });
  });

  it('is away from the end of the window where that has no room', () => {
    const column = control(0, { height: 900 });
    expect(clearPlace(TOASTS, [column], ROOM)).toEqual({ top: 16, end: 262 });
  });

  it('is where it was as long as that is free', () => {
    const present = { top: 112, end: 16 };
    expect(clearPlace(TOASTS, [], ROOM, present)).toEqual(present);
    expect(clearPlace(TOASTS, [control(130)], ROOM, present)).toEqual(TOP);
  });

  it('covers what is least in use where nothing is free, and never reaches below the room', () => {
    const phone = { width: 416, height: 300 };
    const links = [20, 70, 180].map((top) => control(top, { left: 16, width: 384 }));
    const button = control(120, { left: 16, width: 384, weight: 100 });
    expect(clearPlace(TOASTS, [...links, button], phone)).toEqual({ top: 172, end: 16 });
    expect(clearPlace(TOASTS, [button], { ...phone, height: 150 })).toEqual(TOP);
  });
});
