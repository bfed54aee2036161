import { FILL } from './drawn-names.ts';

/** Writes what was left open; it is no bar any more. */
export function fill(parent: ParentNode, name: string, write: (part: Element) => void): void {
  for (const part of parent.querySelectorAll(`[${FILL}=${name}]`)) {
    write(part);
    part.removeAttribute(FILL);
  }
}

/** Writes a text, never markup: names and titles are other people's words. */
export const fillText = (parent: ParentNode, name: string, text: string) =>
  fill(parent, name, (part) => {
    part.textContent = text;
  });
