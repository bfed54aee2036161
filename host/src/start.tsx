import { startSession } from '@cabinet/kernel/session';
import { startColorMode } from '@cabinet/kernel/system';
import { createRoot } from 'react-dom/client';
import { DRAWN } from './drawn-shell/drawn-names.ts';
import { pressAgain } from './drawn-shell/press-again.ts';
import { initRemotes } from './federation/remotes.ts';
import { type CabinetRouter, firstScreen } from './first-screen.ts';
import { missingPageStyles } from './page/page-styles.ts';
import { takeOver } from './page/take-over.tsx';
import { idleBeginsAfter, whenIdle } from './page/when-idle.ts';
import { createCabinetRouter, lazyShell } from './router/create-cabinet-router.tsx';
import { someScreenIsEntered } from './router/remote-route.tsx';
import { userLoadFails } from './router/session-gate.ts';

// In the same file, but run on its own: making the system of styles is the longest single piece of the start.
const importApp = () => import(/* webpackMode: "eager" */ './app.tsx');

function bringFace() {
  // Without it the stand-ins go on.
  import(/* webpackChunkName: "face" */ './typeface/bring-face.ts')
    .then((face) => face.bringFace())
    .catch(() => {});
}

/** Lets the browser paint and answer the person between two pieces of work. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves when the shell can be drawn around a screen that is still on its way, and the person may enter that. */
async function shellMayShow(router: CabinetRouter): Promise<void> {
  await someScreenIsEntered;
  // A shell that does not come is the router's to report.
  await lazyShell().catch(() => firstScreen(router));
  await nextTask();
}

/**
 * Resolves when the shell has been shown: a screen's code would keep the processor from it. A shell that does not come
 * holds up no screen.
 */
async function shellStands(shown: Promise<void>): Promise<void> {
  const isThere = await lazyShell().then(
    () => true,
    () => false,
  );
  if (isThere) await shown.then(nextTask);
}

/** Brings the page to life: session, registry, router, then the first picture. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const shell = container.querySelector(`[${DRAWN}]`);
  const isDrawn = shell === null && container.childElementCount > 0;
  startColorMode();
  if (!isDrawn) startSession();
  await initRemotes();
  let tellShown = () => {};
  const shown = new Promise<void>((resolve) => {
    tellShown = resolve;
  });
  const router = createCabinetRouter(isDrawn ? undefined : () => shellStands(shown));
  await nextTask();
  const { App } = await importApp();
  await nextTask();
  if (isDrawn) {
    await firstScreen(router);
    whenIdle(bringFace);
    takeOver(container, (onAlive) => <App router={router} onAlive={onAlive} />);
    return;
  }
  const PageStyles = await missingPageStyles();
  const limited = new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS));
  const view = Promise.race([firstScreen(router), userLoadFails()]);
  idleBeginsAfter(view);
  whenIdle(bringFace);
  await Promise.race([view, shellMayShow(router), limited]);
  const onAlive = () => {
    tellShown();
    pressAgain(container);
  };
  createRoot(container).render(<App router={router} onAlive={onAlive} PageStyles={PageStyles} />);
}

/** After this long the shell is drawn without the screen. */
const FIRST_SCREEN_WAIT_MS = 4000;
