import { fireEvent, waitFor } from '@testing-library/react';

/** Texts of a list that is searched in the browser, each by another side of the one rule of search (decision 0146). */
export const SEARCHED_TEXTS = [
  'Фёдор Зимин',
  // Its «Й» is of two signs, as a Mac writes names of files.
  'И\u0306ога для всех',
  '«Рога и копыта», ООО',
  'Счёт З-000104',
  'Пакет № 12 на 14,72 ₽',
] as const;

type Searched = (typeof SEARCHED_TEXTS)[number];

const [FYODOR, YOGA, HORNS, NUMBER, SUM] = SEARCHED_TEXTS;

/** What is typed, and which of the texts it finds. */
export const SEARCH_RULE: readonly (readonly [typed: string, found: readonly Searched[]])[] = [
  ['федор', [FYODOR]],
  ['ФЁДОР', [FYODOR]],
  ['Фе\u0308дор', [FYODOR]],
  ['зим фед', [FYODOR]],
  ['йога', [YOGA]],
  ['копы «рог', [HORNS]],
  ['счет', [NUMBER]],
  ['З-000104', [NUMBER]],
  ['№ 12', [SUM]],
  ['14,72', [SUM]],
  ['едор', []],
  ['федор х', []],
  ['—', []],
  ['«', []],
  ['  ', SEARCHED_TEXTS],
];

/**
 * Types each text of the rule into a list's search, and compares what stays in sight.
 *
 * @param isShown whether the list shows one of {@link SEARCHED_TEXTS} now
 * @param search what makes a list search that waits for a pause
 */
export async function expectSearchRule(
  field: () => HTMLElement,
  isShown: (text: Searched) => boolean,
  search?: () => void,
): Promise<void> {
  for (const [typed, found] of SEARCH_RULE) {
    fireEvent.change(field(), { target: { value: typed } });
    search?.();
    await waitFor(() => expect([typed, SEARCHED_TEXTS.filter(isShown)]).toEqual([typed, found]));
  }
}
