import { namesBeyond } from './names-beyond.ts';

const chip = (name: string, isKept = false) => ({ name, width: 100, isKept });
const LINE = { gap: 10, more: 60, rest: 0, chips: [chip('one'), chip('two'), chip('three')] };

describe('namesBeyond', () => {
  it('leaves every chip where there is room, without a button for more', () => {
    expect(namesBeyond({ ...LINE, room: 320 })).toEqual([]);
  });

  it('takes away the last ones, and keeps room for the button behind which they are', () => {
    expect(namesBeyond({ ...LINE, room: 319 })).toEqual(['three']);
    expect(namesBeyond({ ...LINE, room: 279 })).toEqual(['two', 'three']);
  });

  it('keeps those that are set while another can go', () => {
    const chips = [chip('one'), chip('two', true), chip('three', true)];
    expect(namesBeyond({ ...LINE, chips, room: 300 })).toEqual(['one']);
    expect(namesBeyond({ ...LINE, chips, room: 200 })).toEqual(['one', 'three']);
  });

  it('counts what stands behind the chips', () => {
    expect(namesBeyond({ ...LINE, rest: 80, room: 370 })).toEqual(['three']);
  });

  it('takes nothing away from a line that is not laid out', () => {
    expect(namesBeyond({ ...LINE, room: 0 })).toEqual([]);
  });
});
