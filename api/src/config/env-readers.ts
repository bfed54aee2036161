/** The variables of the environment, as the process got them. */
export type Env = Readonly<Record<string, string | undefined>>;

export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

export function readInteger(env: Env, name: string, fallback: number, problems: string[]): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  problems.push(`${name} is "${value}"; it is a whole number`);
  return fallback;
}

export function readAmount(env: Env, name: string, fallback: string, problems: string[]): string {
  const value = text(env, name) ?? fallback;
  if (/^\d{1,12}(\.\d{1,2})?$/.test(value)) return value;
  problems.push(`${name} is "${value}"; it is an amount of roubles`);
  return fallback;
}

export function readFlag(env: Env, name: string, fallback: boolean, problems: string[]): boolean {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  problems.push(`${name} is "${value}"; it is 1 or 0`);
  return fallback;
}

export function readUrl(env: Env, name: string, problems: string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
  problems.push(`${name} is "${value}"; it is an http or https address`);
  return undefined;
}

/** An address without anything behind the host: the cabinet lives at the root of its origin. */
export function readOrigin(env: Env, name: string, problems: string[]): string | undefined {
  const value = readUrl(env, name, problems);
  if (value === undefined) return undefined;
  const { origin, username, password, pathname, search, hash } = new URL(value);
  if (`${username}${password}${search}${hash}` !== '' || pathname !== '/')
    problems.push(`${name} is "${value}"; the cabinet works at the root of an origin only: ${origin}`);
  return origin;
}
