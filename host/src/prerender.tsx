import { MARK_URL } from '@cabinet/kernel/core/brand';
import { EARLY_CALLS_SCRIPT } from '@cabinet/kernel/http';
import { createMemoryRouter } from '@cabinet/kernel/router';
import { drawnStyles, importPageStyles, SystemProvider } from '@cabinet/kernel/system';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { COOKIE_NOTICE_HEAD, COOKIE_NOTICE_SCRIPT } from './banners/early-cookie-notice.ts';
import type { TemplateName } from './drawn-shell/drawn-names.ts';
import { BAR_STYLE, drawShell } from './drawn-shell/shell-templates.tsx';
import { firstScreen } from './first-screen.ts';
import { watchEarlyPresses } from './page/early-presses.ts';
import { NO_PASSKEYS_HEAD } from './page/no-passkeys.ts';
import { PAGE_STYLES } from './page/page-styles.ts';
import { cabinetRoutes } from './router/create-cabinet-router.tsx';
import type { SkeletonKind } from './router/screen-skeleton.tsx';
import { FACE_SCRIPT, FACE_STYLE } from './typeface/face-style.ts';

/** A page as a visitor without a session first sees it. */
export interface PrerenderedPage {
  /** Styles and inline scripts, for the head. */
  readonly head: string;
  /** Content of `#root`. */
  readonly root: string;
  /** Inline script that stands behind `#root`. */
  readonly script: string;
}

/** The shell as somebody with a session first sees it, on any private page. */
export interface PrerenderedShell {
  /** Styles and inline scripts, for the head. */
  readonly head: string;
  /** Contents of the templates that every page brings, by name. */
  readonly templates: Record<Exclude<TemplateName, 'screen'>, string>;
  /** Contents of the template of the screen, by what its route's contract says of it. */
  readonly screens: Record<SkeletonKind, string>;
  /** Inline script that stands behind `#root` and the templates. */
  readonly script: string;
}

const STYLE = /<style data-emotion="(\S+) ([^"]+)">([\s\S]*?)<\/style>/g;

/** Emotion's key of styles that belong to no element. */
const OF_PAGE = 'css-global';

/** A press on «Войти» is seen at once, though it is answered later. */
const EARLY_STYLE = '<style>form[aria-busy=true] [type=submit]{opacity:.6;cursor:progress}</style>';

/** The styles of the elements of some markup. */
function stylesOf(markup: string) {
  const styles = new Map<string, string>();
  for (const [, key, name = '', css = ''] of markup.matchAll(STYLE))
    if (key !== OF_PAGE) styles.set(name, css);
  return drawnStyles(styles);
}

/** The styles that every page of the cabinet has. */
async function pageStyle() {
  const { PageStyles } = await importPageStyles();
  const markup = renderToString(
    <SystemProvider>
      <PageStyles />
    </SystemProvider>,
  );
  return `<style ${PAGE_STYLES}>${[...markup.matchAll(STYLE)].map(([, , , css]) => css).join('')}</style>`;
}

const withoutStyles = (markup: string) => markup.replace(STYLE, '');

async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const router = createMemoryRouter(cabinetRoutes(), { initialEntries: [path] });
  await firstScreen(router);
  const markup = renderToString(<App router={router} />);
  return {
    head: `${stylesOf(markup)}${EARLY_STYLE}${NO_PASSKEYS_HEAD}${COOKIE_NOTICE_HEAD}`,
    root: withoutStyles(markup),
    script: `(${watchEarlyPresses})();${COOKIE_NOTICE_SCRIPT}`,
  };
}

function prerenderShell(earlyShellScript: string): PrerenderedShell {
  const { frames, screens, icons } = drawShell();
  const style = stylesOf([...Object.values(frames), ...Object.values(screens), icons].join(''));
  return {
    head: `${style}${BAR_STYLE}${COOKIE_NOTICE_HEAD}`,
    templates: {
      wide: withoutStyles(frames.wide),
      collapsed: withoutStyles(frames.collapsed),
      phone: withoutStyles(frames.phone),
      icons: withoutStyles(icons),
    },
    screens: {
      overview: withoutStyles(screens.overview),
      list: withoutStyles(screens.list),
      form: withoutStyles(screens.form),
      page: withoutStyles(screens.page),
    },
    script: `${earlyShellScript};${COOKIE_NOTICE_SCRIPT}`,
  };
}

/** What the gateway puts into the host's page beside its assets. */
export interface Prerendered {
  /** Pages that a visitor without a session gets with their content, by path. */
  readonly pages: Record<string, PrerenderedPage>;
  readonly shell: PrerenderedShell;
  /** What stands in the head of every page: icon, typeface, styles. */
  readonly commonHead: string;
  /** Inline script for the head of a page that is sent to somebody with a session. */
  readonly sessionScript: string;
}

/**
 * Draws what can be drawn before anybody asks for it; run by the build.
 *
 * @param scripts Inline scripts that the build has made beside this one: `early-shell` is `drawn-shell/early-shell.ts`.
 */
export async function prerender(scripts: { readonly 'early-shell': string }): Promise<Prerendered> {
  return {
    pages: { '/login': await prerenderPage('/login'), '/auth': await prerenderPage('/auth') },
    shell: prerenderShell(scripts['early-shell']),
    commonHead: `<link rel="icon" href="${MARK_URL}"><style>${FACE_STYLE}</style><script>${FACE_SCRIPT}</script>${await pageStyle()}`,
    sessionScript: EARLY_CALLS_SCRIPT,
  };
}
