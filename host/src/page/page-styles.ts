import { importPageStyles } from '@cabinet/kernel/system';
import type { ComponentType } from 'react';

/** Marks the element with the styles of the page itself, which the gateway puts into every page. */
export const PAGE_STYLES = 'data-global-styles';

/** What draws them where the page came without them, as from the development server. */
export async function missingPageStyles(): Promise<ComponentType | undefined> {
  if (document.querySelector(`style[${PAGE_STYLES}]`)) return undefined;
  return (await importPageStyles()).PageStyles;
}
