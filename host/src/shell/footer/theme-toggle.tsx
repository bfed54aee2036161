import { useTheme } from '@cabinet/kernel/system';
import { IconButton, MoonIcon, SunIcon } from '@cabinet/kernel/ui';
import { useToggleTheme } from './use-toggle-theme.ts';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { theme } = useTheme();
  const toggle = useToggleTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      data-theme-toggle=""
      label={isDark ? 'Включить светлую тему' : 'Включить тёмную тему'}
      onClick={() => void toggle()}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
