import { type Kind, parts, type Rule } from '@cabinet/http-server/settings';
import { secret } from './rules.ts';

/** What a token of a service may open: a part of the calls below `/api/internal`, product §21.1. */
export const SERVICE_SCOPES = ['charges', 'promo', 'models'] as const;
export type ServiceScope = (typeof SERVICE_SCOPES)[number];

/** Who has the token that stands alone, `INTERNAL_TOKEN`. */
export const DEFAULT_CALLER = 'default';
/** Who has shown no token, or none of ours, to the metrics. */
export const UNKNOWN_CALLER = 'unknown';

/** A name has two secrets while one of them is changed. The second is the one that stands behind the other. */
export const SECRETS_OF_A_NAME = ['first', 'second'] as const;
export type WhichSecret = (typeof SECRETS_OF_A_NAME)[number];

/** A secret that opens internal calls, with the name of whoever has it. */
export interface InternalToken {
  readonly name: string;
  readonly scopes: readonly ServiceScope[];
  readonly secret: string;
  readonly which: WhichSecret;
}

const ENTRY = /^([a-z0-9-]{1,32}):([^:]*):([A-Za-z0-9._~+/=-]+)$/;
const RESERVED: readonly string[] = [DEFAULT_CALLER, UNKNOWN_CALLER];

/** `name:scope+scope:secret`, separated by commas. Whatever is wrong is told by the entry's place, never by its text. */
export const internalTokens: Kind<readonly InternalToken[]> = {
  read: (text) => {
    const { tokens, problems } = parse(text);
    return problems.length === 0 ? tokens : undefined;
  },
  is: (text) => parse(text).problems.join('; '),
  isSecret: true,
};

/** The token that stands alone, and the other one while it is changed: of all scopes. */
export function defaultTokens(...secrets: readonly (string | undefined)[]): InternalToken[] {
  return secrets.flatMap((each, place) => {
    const which = SECRETS_OF_A_NAME[place];
    if (each === undefined || which === undefined) return [];
    return [{ name: DEFAULT_CALLER, scopes: SERVICE_SCOPES, secret: each, which }];
  });
}

/** Each secret must be hard to guess. */
export function secretsOf(minLength: number, ...gone: readonly string[]): Rule {
  const judge = secret(minLength);
  return (tokens, all) => {
    if (!Array.isArray(tokens)) return undefined;
    const reasons = tokens.flatMap((token: InternalToken, place) => {
      const reason = gone.includes(token.secret) ? 'is one of the demonstration' : judge(token.secret, all);
      return reason === undefined ? [] : [`entry ${place + 1}: its secret ${reason}`];
    });
    return reasons.length === 0 ? undefined : reasons.join('; ');
  };
}

/** Whether two of these tokens have the same secret, so that nobody could say who calls. */
export function sharesSecret(tokens: readonly InternalToken[]): boolean {
  return new Set(tokens.map((token) => token.secret)).size < tokens.length;
}

function parse(text: string): { readonly tokens: readonly InternalToken[]; readonly problems: string[] } {
  const tokens: InternalToken[] = [];
  const problems: string[] = [];
  for (const [place, entry] of parts(text).entries()) {
    const outcome = readEntry(entry, tokens);
    if (typeof outcome === 'string') problems.push(`entry ${place + 1} ${outcome}`);
    else tokens.push(outcome);
  }
  return { tokens, problems };
}

/** The token of an entry, or why it is none. */
function readEntry(entry: string, before: readonly InternalToken[]): InternalToken | string {
  const [, name, listed = '', secretOfIt = ''] = ENTRY.exec(entry) ?? [];
  if (name === undefined)
    return 'is no name:scope+scope:secret; a name has up to 32 of a-z, 0-9 and -, a secret no comma, colon or space';
  if (RESERVED.includes(name))
    return 'has a name that is taken: default is of INTERNAL_TOKEN, unknown of nobody';
  const names = listed.split('+');
  const scopes = SERVICE_SCOPES.filter((scope) => names.includes(scope));
  if (scopes.length !== names.length)
    return `names a scope twice, or one that is not there; there are ${SERVICE_SCOPES.join(', ')}`;
  const same = before.filter((token) => token.name === name);
  const which = SECRETS_OF_A_NAME[same.length];
  if (which === undefined) return 'is the third of its name; a name has two secrets while one is changed';
  if (same.some((token) => token.scopes.join() !== scopes.join()))
    return 'has other scopes than the one of the same name before it';
  return { name, scopes, secret: secretOfIt, which };
}
