import { Global } from '@emotion/react';
import { darkOnScreen } from './dark-on-screen.ts';
import { pageSystem } from './page-system.ts';

const STYLES = pageSystem._global.map(darkOnScreen);

/** Draws the styles of the page itself; inside {@link SystemProvider}. */
export const PageStyles = () => <Global styles={STYLES} />;
