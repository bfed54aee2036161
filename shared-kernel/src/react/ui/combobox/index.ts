export { Combobox } from './combobox.tsx';
export type { ComboboxOption } from './find-options.ts';
