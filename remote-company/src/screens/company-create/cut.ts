const SHOWN = 160;

/** A piece of somebody's text, which may be a page long. */
export function cut(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).trimEnd()}…`;
}
