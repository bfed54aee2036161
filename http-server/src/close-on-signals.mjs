/**
 * Closes a server once, however the process is told to end: by a signal, or because its parent is gone (even by kill
 * -9) and nobody else could stop it.
 *
 * @param {() => Promise<void>} close
 * @param {{forceAfterMs: number}} options
 */
export function closeOnSignals(close, { forceAfterMs }) {
  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), forceAfterMs).unref();
    await close();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => void stop());
}
