export type { MenuProps } from './menu.tsx';
export { Menu } from './menu.tsx';
export type { MenuCheckboxItemProps } from './menu-checkbox-item.tsx';
export { MenuCheckboxItem } from './menu-checkbox-item.tsx';
export type { MenuItemProps } from './menu-item.tsx';
export { MenuItem, MenuSeparator } from './menu-item.tsx';
