const NAMES_SHOWN = 3;
const NO_BREAK = '\u00a0';

/** «Управление пользователями, Управление ролями и ещё 3», in a sentence about staff permissions. */
export function staffNamesText(names: readonly string[]): string {
  if (names.length <= NAMES_SHOWN) return names.join(', ');
  const shown = names.slice(0, NAMES_SHOWN - 1);
  return `${shown.join(', ')} и ещё${NO_BREAK}${names.length - shown.length}`;
}
