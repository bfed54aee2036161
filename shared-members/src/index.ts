export { CapBar, type CapBarProps } from './caps/cap-bar.tsx';
export { CapEditor, type CapEditorProps } from './caps/cap-editor.tsx';
