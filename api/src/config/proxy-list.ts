import { isIP } from 'node:net';
import { type Env, text } from './env-readers.ts';

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** The proxies whose word counts, as Fastify reads them: it would end the process over a list that it cannot read. */
export function readProxies(env: Env, name: string, problems: string[]): string {
  const value = text(env, name) ?? 'loopback';
  const wrong = value.split(',').filter((part) => !isNetwork(part.trim()));
  if (wrong.length > 0)
    problems.push(
      `${name} is "${value}"; it lists ${NAMED_NETWORKS.join(', ')}, addresses and networks such as 10.0.0.0/8`,
    );
  return value;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return NAMED_NETWORKS.includes(text);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
