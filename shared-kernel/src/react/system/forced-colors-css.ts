/** What is chosen: a tab, a period, a line of the menu, a step, a level, an option. A chosen row has its checkbox. */
const CHOSEN =
  ':is([aria-pressed=true], [role=tab][aria-selected=true], [role=option][aria-selected=true], [aria-current]:not([data-row]))';

/**
 * The page in the person's own few colours (`forced-colors`, WCAG 1.4.1 and 1.4.11, product §2.16). The browser takes every background away, so
 * what is told by one is drawn in the system's colours of a choice. What has colours of its own says `layerStyle: 'painted'`.
 */
export const FORCED_COLORS_CSS = {
  '@media (forced-colors: active)': {
    [CHOSEN]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight !important',
      '&:focus-visible': { outline: '2px solid CanvasText !important', outlineOffset: '2px !important' },
    },
    [`${CHOSEN} *`]: { background: 'transparent !important', color: 'inherit !important' },
    '[role=progressbar]': {
      forcedColorAdjust: 'none',
      outline: '1px solid CanvasText',
      background: 'Canvas !important',
    },
    ':is([role=progressbar]:empty, [role=progressbar] > *)': { background: 'Highlight !important' },
  },
};
