/** The surface of what drops from a button and lies over the page, and how it comes and goes. */
export const FLOATING_SURFACE = {
  outline: '0',
  minWidth: '3xs',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  boxShadow: 'lg',
  zIndex: 'dropdown',
  _open: { animationStyle: 'slide-fade-in', animationDuration: 'fast' },
  _closed: { animationStyle: 'slide-fade-out', animationDuration: 'faster' },
} as const;
