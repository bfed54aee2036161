const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** How this computer's keyboard names the palette's shortcut. */
export const shortcutLabel = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

/** Whether a key press is the shortcut; in the Russian layout the same key gives «л». */
export const isPaletteShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && /^[kл]$/i.test(event.key);
