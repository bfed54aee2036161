import { trustedProxies } from '@cabinet/http-server';
import { type Env, text } from './env-readers.ts';

/** The proxies whose word counts: a list that cannot be read would end the process. */
export function readProxies(env: Env, name: string, problems: string[]): string {
  const value = text(env, name) ?? 'loopback';
  try {
    trustedProxies(value);
  } catch {
    problems.push(
      `${name} is "${value}"; it lists loopback, linklocal, uniquelocal, addresses and networks such as 10.0.0.0/8`,
    );
  }
  return value;
}
