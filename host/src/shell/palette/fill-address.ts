/** Fills the parameters of a path; null where one of them has no value. */
export function fillAddress(
  path: string,
  valueFor: (name: string) => string | null | undefined,
): string | null {
  let isWhole = true;
  const filled = path.replace(/:([a-zA-Z]+)/g, (_all, name: string) => {
    const value = valueFor(name);
    if (!value) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole ? filled : null;
}

interface Rest {
  readonly query?: string | undefined;
  readonly hash?: string | undefined;
}

/** An address with what stands behind its path, where something does. */
export const addressWith = (path: string, { query = '', hash = '' }: Rest): string =>
  `${path}${query && `?${query}`}${hash && `#${hash}`}`;
