export { CapBar } from './caps/cap-bar.tsx';
export { CapEditor } from './caps/cap-editor.tsx';
export { capLeft, capLevel } from './caps/cap-level.ts';
