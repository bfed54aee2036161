import { jest } from '@jest/globals';
import { placeList } from './place-list.ts';

function place(box: { top: number; left: number; width: number }, height = 400) {
  const [list, input] = [document.createElement('div'), document.createElement('input')];
  jest.spyOn(input, 'getBoundingClientRect').mockReturnValue(new DOMRect(box.left, box.top, box.width, 40));
  const inside = list.appendChild(document.createElement('div'));
  Object.defineProperty(inside, 'scrollHeight', { value: height });
  placeList(list, input);
  return list.style;
}

describe('the list of a combobox', () => {
  beforeEach(() => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  });

  it('stands below its input, as wide', () => {
    expect(place({ top: 100, left: 32, width: 326 })).toMatchObject({
      top: '144px',
      left: '32px',
      width: '326px',
      maxHeight: '288px',
    });
  });

  it('stands above where there is more room', () => {
    expect(place({ top: 700, left: 32, width: 326 })).toMatchObject({ top: 'auto', bottom: '72px' });
  });

  it('stays below when it is short', () => {
    expect(place({ top: 660, left: 32, width: 326 }, 40)).toMatchObject({ top: '704px' });
  });

  it('stays inside the window beside a narrow input at its edge', () => {
    expect(place({ top: 100, left: 300, width: 80 })).toMatchObject({ left: '158px', width: '224px' });
  });

  it('is as high as the room that a keyboard on the screen leaves', () => {
    const height = window.innerHeight;
    window.innerHeight = 340;
    expect(place({ top: 100, left: 32, width: 326 })).toMatchObject({ top: '144px', maxHeight: '188px' });
    window.innerHeight = height;
  });
});
