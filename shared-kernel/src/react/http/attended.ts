const MINUTE_MS = 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

let touchedAt = Date.now();

// Pages are also drawn by the build, where nobody touches them.
for (const touch of TOUCHES)
  globalThis.window?.addEventListener(
    touch,
    () => {
      touchedAt = Date.now();
    },
    { capture: true, passive: true },
  );

/** Whether somebody has just opened or touched the page. What it asks by itself does not keep a session alive. */
export function isAttended(): boolean {
  return Date.now() - touchedAt < MINUTE_MS;
}
