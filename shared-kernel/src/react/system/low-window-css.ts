/**
 * A window as low as one at 400 % of zoom (WCAG 1.4.10 and 2.4.11, product §2.16): what would stick or float (`data-sticks`) stands in the page
 * instead, and covers nothing, whatever height it has published.
 */
export const LOW_WINDOW_CSS = {
  '@media (max-height: 20rem)': {
    html: {
      '--notices-height': '0px !important',
      '--bottom-bar-height': '0px !important',
      '--cookie-notice-height': '0px !important',
      '--build-notices-height': '0px !important',
      '--selection-bar-height': '0px !important',
    },
    '[data-sticks]': { position: 'static !important' },
  },
};
