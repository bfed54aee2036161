export { Menu } from './menu.tsx';
export { MenuCheckboxItem } from './menu-checkbox-item.tsx';
export { MenuItem, MenuSeparator } from './menu-item.tsx';
