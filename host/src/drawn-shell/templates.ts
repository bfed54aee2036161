import type { TemplateName } from './drawn-names.ts';

/** What the page brings to be copied; `null` on a page that brings none. */
export const templateOf = (name: TemplateName) =>
  document.querySelector<HTMLTemplateElement>(`template[data-template=${name}]`);

/** Shapes of an icon by its name, or of the one that stands in for an unknown name. */
export function shapesOf(name: string, otherwise: string): readonly Node[] {
  const icons = templateOf('icons')?.content;
  const named = (each: string) => icons?.querySelector(`[data-name="${CSS.escape(each)}"]`);
  const found = named(name) ?? named(otherwise);
  return found ? [...document.importNode(found, true).childNodes] : [];
}
