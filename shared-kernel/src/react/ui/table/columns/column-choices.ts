/** Columns that a person switched on or off, by id. Every other column is as the table declares it. */
export type ColumnChoices = Readonly<Record<string, boolean>>;

const NONE = '{}';
const storageKey = (tableId: string) => `cabinet.columns.${tableId}`;
/** Without storage a choice lasts until the page is left. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** The choice as text, which stays the same value as long as nothing has changed. */
export function columnChoiceText(tableId: string): string {
  const kept = unstored.get(tableId);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(storageKey(tableId)) ?? NONE;
  } catch {
    return NONE;
  }
}

/** Reads such a text. Nonsense chooses nothing. */
export function parseColumnChoices(text: string): ColumnChoices {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, isOn]) => typeof isOn === 'boolean'));
  } catch {
    return {};
  }
}

/** Calls back when a choice of columns changes. */
export function watchColumnChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which columns of a table were switched on or off in this browser. */
export function readColumnChoices(tableId: string): ColumnChoices {
  return parseColumnChoices(columnChoiceText(tableId));
}

/** Remembers a choice of columns in this browser. An open table follows it. */
export function storeColumnChoices(tableId: string, choices: ColumnChoices): void {
  const text = JSON.stringify(choices);
  try {
    localStorage.setItem(storageKey(tableId), text);
    unstored.delete(tableId);
  } catch {
    unstored.set(tableId, text);
  }
  for (const listener of [...listeners]) listener();
}
