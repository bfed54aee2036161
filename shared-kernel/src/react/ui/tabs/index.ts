export type { Tab, TabsProps } from './tabs.tsx';
export { Tabs } from './tabs.tsx';
