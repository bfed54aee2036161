import { notify } from '@cabinet/kernel/notify';
import { useSetAtom } from '@cabinet/kernel/state';
import { THEME_SAVE_FAILURE, toggleThemeAtom } from '@cabinet/kernel/system';
import { useCallback } from 'react';

/** Switches the theme at once; one that could not be saved goes back with a toast (product §4.8, §8.6). */
export function useToggleTheme(): () => Promise<void> {
  const toggle = useSetAtom(toggleThemeAtom);
  return useCallback(async () => {
    if ((await toggle()) === 'reverted') notify.error(THEME_SAVE_FAILURE);
  }, [toggle]);
}
