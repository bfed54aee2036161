export { Combobox } from './combobox.tsx';
export { ComboboxStyles } from './combobox-list.tsx';
export type { ComboboxOption } from './find-options.ts';
export { SuggestedInput } from './suggested-input.tsx';
