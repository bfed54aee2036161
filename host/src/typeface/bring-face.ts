import { FACE, FACE_CLASS, FACE_STYLE, rememberFace } from './face-style.ts';

/** A letter of each of its files. */
const LETTERS = 'Aя₽';

/** Fetches the face, and has the page drawn with it once it is whole. Development brings its styles here, too. */
export async function bringFace(): Promise<void> {
  const { classList } = document.documentElement;
  if (classList.contains(FACE_CLASS)) return;
  if (![...document.fonts].some(({ family }) => family.includes(FACE))) {
    const style = document.createElement('style');
    style.textContent = FACE_STYLE;
    document.head.append(style);
  }
  await document.fonts.load(`1em "${FACE}"`, LETTERS);
  classList.add(FACE_CLASS);
  await rememberFace();
}
