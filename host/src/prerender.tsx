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

/** Takes the styles out of the markup, in the form in which Emotion finds them in the browser and makes none anew. */
function splitStyles(markup: string): { readonly head: string; readonly root: string } {
  const globals = new Map<string, string>();
  const ofElements = new Map<string, string>();
  for (const [, key, name = '', css = ''] of markup.matchAll(STYLE)) {
    (key === 'css-global' ? globals : ofElements).set(name, css);
  }
  const head = [
    ...[...globals].map(([name, css]) => `<style data-emotion="css-global ${name}">${css}</style>`),
    `<style data-emotion="css ${[...ofElements.keys()].join(' ')}">${[...ofElements.values()].join('')}</style>`,
  ];
  return { head: `${head.join('')}${EARLY_STYLE}${COOKIE_NOTICE_HEAD}`, root: markup.replace(STYLE, '') };
}

async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const router = createMemoryRouter(cabinetRoutes(), { initialEntries: [path] });
  await firstScreen(router);
  return {
    ...splitStyles(renderToString(<App router={router} />)),
    script: `(${watchEarlyPresses})();${COOKIE_NOTICE_SCRIPT}`,
  };
}

/** What the gateway puts into the host's page beside its assets. */
export interface Prerendered {
  /** Pages that a visitor without a session gets with their content, by path. */
  readonly pages: Record<string, PrerenderedPage>;
  /** Inline script for the head of a page that is sent to somebody with a session. */
  readonly sessionScript: string;
}

/** Draws what can be drawn before anybody asks for it; run by the build. */
export async function prerender(): Promise<Prerendered> {
  const pages = { '/login': await prerenderPage('/login'), '/auth': await prerenderPage('/auth') };
  return { pages, sessionScript: EARLY_USER_SCRIPT };
}
