import { type Env, text } from './env-readers.ts';

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

/** An address that may carry a password, so the problem never shows it. */
export function readSecretUrl(
  env: Env,
  name: string,
  protocols: readonly string[],
  problems: string[],
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    problems.push(
      `${name} is no address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
  return value;
}

export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]'
  );
}
