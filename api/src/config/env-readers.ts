/** The variables of the environment, as the process got them. */
export type Env = Readonly<Record<string, string | undefined>>;

export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
}

type Range = { min?: number; max?: number };

export function readInteger(
  env: Env,
  name: string,
  fallback: number,
  problems: string[],
  { min = 0, max = 999_999_999 }: Range = {},
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  problems.push(`${name} is "${value}"; it is a whole number from ${min} to ${max}`);
  return fallback;
}

export function readPort(env: Env, name: string, fallback: number, problems: string[]): number {
  return readInteger(env, name, fallback, problems, { min: 1, max: 65_535 });
}

export function readChoice<T extends string>(
  env: Env,
  name: string,
  { choices, fallback }: { choices: readonly T[]; fallback: T },
  problems: string[],
): T {
  const value = text(env, name) ?? fallback;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) problems.push(`${name} is "${value}"; it is ${choices.join(', ')}`);
  return found ?? fallback;
}

export function isAmount(value: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(value);
}

export function readAmount(env: Env, name: string, fallback: string, problems: string[]): string {
  const value = text(env, name) ?? fallback;
  if (isAmount(value)) return value;
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
