export { CapBar, type CapBarProps } from './caps/cap-bar.tsx';
export { CapEditor, type CapEditorProps } from './caps/cap-editor.tsx';
export { capText } from './caps/cap-words.ts';
