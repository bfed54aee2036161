function slide(from: string, to: string) {
  return { from: { translate: from }, to: { translate: to } };
}

/** The few movements of the cabinet. */
export const KEYFRAMES = {
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'shown-until-end': { '0%, 96%': { opacity: 1 }, '100%': { opacity: 0 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': slide('0 -0.5rem', '0'),
  'slide-from-bottom': slide('0 0.5rem', '0'),
  'slide-from-bottom-full': slide('0 100%', '0'),
  'slide-to-bottom-full': slide('0', '0 100%'),
  'slide-from-left-full': slide('-100% 0', '0'),
  'slide-to-left-full': slide('0', '-100% 0'),
  'slide-from-right-full': slide('100% 0', '0'),
  'slide-to-right-full': slide('0', '100% 0'),
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
};
