import { Global } from '@emotion/react';
import { pageSystem } from './page-system.ts';

/** Draws the styles of the page itself; inside {@link SystemProvider}. */
export const PageStyles = () => <Global styles={pageSystem._global} />;
