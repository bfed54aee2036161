import type { CSSObject } from '@emotion/react';

const isStyles = (value: unknown): value is CSSObject => typeof value === 'object' && value !== null;

/** Keeps what a page says of the dark mode to the screen: paper is light (product §2.16). */
export function darkOnScreen(styles: CSSObject): CSSObject {
  const kept: CSSObject = {};
  for (const [name, value] of Object.entries(styles)) {
    if (!isStyles(value)) kept[name] = value;
    else if (name.startsWith('.dark')) kept['@media not print'] = { [name]: value };
    else kept[name] = darkOnScreen(value);
  }
  return kept;
}
