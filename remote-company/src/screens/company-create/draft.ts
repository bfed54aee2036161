import { CREATE_FIELDS, type CreateValues, EMPTY_VALUES } from './create-values.ts';

const keyOf = (userId: string) => `cabinet.company-draft.${userId}`;

function textIn(stored: unknown, name: string): string {
  const value: unknown =
    typeof stored === 'object' && stored !== null
      ? Object.entries(stored).find(([key]) => key === name)?.[1]
      : '';
  return typeof value === 'string' ? value : '';
}

/** What the person had typed into this tab before it was reloaded. */
export function readDraft(userId: string): CreateValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    const texts = CREATE_FIELDS.map((name) => [name, textIn(stored, name)] as const);
    return { ...EMPTY_VALUES, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_VALUES;
  }
}

/** Keeps the draft, or drops it when nothing is typed. */
export function storeDraft(userId: string, values: CreateValues): void {
  try {
    if (isEmpty(values)) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(values));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function isEmpty(values: CreateValues): boolean {
  return CREATE_FIELDS.every((name) => values[name] === '');
}
