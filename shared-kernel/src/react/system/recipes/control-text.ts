/**
 * The text of a control on a phone has 16 px, because iOS Safari zooms the page into a focused control with smaller
 * text and leaves it zoomed. A phone on its side is wider than 768 px, so every coarse pointer counts.
 */
export const CONTROL_TEXT = {
  '@media (max-width: 767.98px), (pointer: coarse)': { fontSize: '1rem' },
};
