import { isLoopback, type Rule } from '@cabinet/http-server/settings';
import { isEmail } from '@cabinet/kernel/core/contract';

const MIN_DIFFERENT = 8;

/** A value that production refuses, and why. */
export function never(value: unknown, reason: string): Rule {
  return (given) => (given === value ? reason : undefined);
}

/** A secret that is not easy to guess. */
export function secret(minLength: number): Rule {
  return (value) => {
    const text = String(value);
    if (text.length < minLength) return `must be a secret of at least ${minLength} characters`;
    if (new Set(text).size < MIN_DIFFERENT || isRepetition(text))
      return 'repeats itself; make a random one, as with: openssl rand -hex 32';
    return undefined;
  };
}

/** A second value must differ from the first, and never stands alone. */
export function beside(name: string): Rule {
  return (value, all) => {
    if (all[name] === undefined || all[name] === '') return `stands beside ${name}, which is not set`;
    return value === all[name] ? `is the same as ${name}` : undefined;
  };
}

/** A text such as "abcabcab", which repeats a piece of at most half its length. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Payments and the password of the merchant API go to this address, so plain http is refused in any network. */
export const providerOverHttps: Rule = (value) =>
  String(value).startsWith('http:')
    ? 'is plain http: the payment provider is spoken to over https only'
    : undefined;

/** An address, or a name with the address in angle brackets. */
export const sender: Rule = (value) => {
  const text = String(value);
  return isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text) ? undefined : MAIL_FROM_REQUIRED;
};

export const MAIL_FROM_REQUIRED = 'must say whom letters are from: name@example.com';

/** A server that is spoken to in the open only on this machine, or where `CLOSED_NETWORK` names its host. */
function overTls(isEncrypted: (url: URL) => boolean, how: string): Rule {
  return (value, { CLOSED_NETWORK: closed }) => {
    const url = new URL(String(value));
    // Of PostgreSQL: a socket of this machine is a path.
    const host = url.searchParams.get('host') ?? url.hostname;
    if (isEncrypted(url) || host.startsWith('/')) return undefined;
    if (isLoopback(`${url.protocol}//${host}`) || (Array.isArray(closed) && closed.includes(host)))
      return undefined;
    return `speaks to ${host} without TLS that checks the certificate: ${how}, or name the host in CLOSED_NETWORK where nobody else can listen`;
  };
}

const VERIFYING_MODES: readonly (string | null)[] = ['require', 'verify-ca', 'verify-full'];

/** As node-postgres reads the address: without `uselibpqcompat` each of these modes checks the certificate and the name. */
export const databaseOverTls = overTls(
  ({ searchParams }) =>
    VERIFYING_MODES.includes(searchParams.get('sslmode')) && !searchParams.has('uselibpqcompat'),
  'add ?sslmode=verify-full',
);

/** As Nodemailer reads the address. */
export const mailOverTls = overTls(
  ({ protocol, searchParams }) =>
    (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') &&
    searchParams.get('tls.rejectUnauthorized') !== 'false',
  'take smtps://, or add ?requireTLS=true',
);
