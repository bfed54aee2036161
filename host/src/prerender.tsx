import { createMemoryRouter } from '@cabinet/kernel/router';
import { EARLY_USER_SCRIPT } from '@cabinet/kernel/session';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { COOKIE_NOTICE_HEAD, COOKIE_NOTICE_SCRIPT } from './banners/early-cookie-notice.ts';
import { firstScreen } from './first-screen.ts';
import { watchEarlyPresses } from './page/early-presses.ts';
import { cabinetRoutes } from './router/create-cabinet-router.tsx';

/** A page as a visitor without a session first sees it. */
export interface PrerenderedPage {
  /** Styles and inline scripts, for the head. */
  readonly head: string;
  /** Content of `#root`. */
  readonly root: string;
  /** Inline script that stands behind `#root`. */
  readonly script: string;
}

const STYLE = /<style data-emotion="(\S+) ([^"]+)">([\s\S]*?)<\/style>/g;

/** A press on «Войти» is seen at once, though it is answered later. */
const EARLY_STYLE = '<style>form[aria-busy=true] [type=submit]{opacity:.6;cursor:progress}</style>';

/**
 * Takes the styles out of the markup: the global ones, which every page of the cabinet has, and those of the elements,
 * in the form in which Emotion finds them in the browser and makes none again.
 */
function splitStyles(markup: string) {
  const globals = new Map<string, string>();
  const ofElements = new Map<string, string>();
  for (const [, key, name = '', css = ''] of markup.matchAll(STYLE)) {
    (key === 'css-global' ? globals : ofElements).set(name, css);
  }
  const own = `<style data-emotion="css ${[...ofElements.keys()].join(' ')}">${[...ofElements.values()].join('')}</style>`;
  return {
    globalStyle: `<style data-global-styles>${[...globals.values()].join('')}</style>`,
    head: `${own}${EARLY_STYLE}${COOKIE_NOTICE_HEAD}`,
    root: markup.replace(STYLE, ''),
  };
}

async function prerenderPage(path: string) {
  const router = createMemoryRouter(cabinetRoutes(), { initialEntries: [path] });
  await firstScreen(router);
  const { globalStyle, ...drawn } = splitStyles(renderToString(<App router={router} />));
  const page: PrerenderedPage = { ...drawn, script: `(${watchEarlyPresses})();${COOKIE_NOTICE_SCRIPT}` };
  return { globalStyle, page };
}

/** What the gateway puts into the host's page beside its assets. */
export interface Prerendered {
  /** Pages that a visitor without a session gets with their content, by path. */
  readonly pages: Record<string, PrerenderedPage>;
  /** The style element that stands in the head of every page. */
  readonly globalStyle: string;
  /** Inline script for the head of a page that is sent to somebody with a session. */
  readonly sessionScript: string;
}

/** Draws what can be drawn before anybody asks for it; run by the build. */
export async function prerender(): Promise<Prerendered> {
  const { globalStyle, page: login } = await prerenderPage('/login');
  const { page: auth } = await prerenderPage('/auth');
  return { pages: { '/login': login, '/auth': auth }, globalStyle, sessionScript: EARLY_USER_SCRIPT };
}
