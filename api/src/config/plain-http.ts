import { type Env, text } from './env-readers.ts';

/** The money goes there, and the password of the merchant API with it: no network is closed enough. */
const PROVIDER_VARIABLES = ['MNT_FORM_URL', 'MNT_WIDGET_URL', 'MONETA_API_URL'];

export function plainHttpProblems(env: Env, isAllowed: boolean): string[] {
  const isPlain = (name: string) => text(env, name)?.startsWith('http:') === true;
  const provider = PROVIDER_VARIABLES.filter(isPlain).map(
    (name) => `${name} is plain http: the payment provider is spoken to over https only`,
  );
  if (isAllowed) return provider;
  const own = ['PUBLIC_URL', 'CHAT_URL']
    .filter(isPlain)
    .map(
      (name) =>
        `${name} is plain http: cookies would travel in the open. Set ALLOW_PLAIN_HTTP=1 only behind a closed network`,
    );
  return [...own, ...provider];
}
