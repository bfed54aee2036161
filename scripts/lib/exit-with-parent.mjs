// Loaded before a server's own code (node --import). When the process that started the server is gone, even killed by
// force, the server is asked to end as if by a signal, and is made to when it does not.

/** This is longer than a server lets requests under way end (http-server/src/time-limits.mjs). */
const FORCE_AFTER_MS = 15_000;

// The parent may have gone before this line, and then the event has been missed.
if (process.connected === false) process.exit(1);

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
});
