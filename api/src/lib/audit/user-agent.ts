import { cleanLine } from '@cabinet/kernel/core/text';

/** What is kept of it stays for long and the sender chooses its length, so it is cut. */
const MAX_LENGTH = 500;

/** The name of the caller's browser, cleaned of what nobody sees (product §5.11). */
export function userAgentOf({
  headers,
}: {
  readonly headers: { readonly 'user-agent'?: string | undefined };
}): string | undefined {
  const text = headers['user-agent']?.slice(0, MAX_LENGTH);
  return text === undefined ? undefined : cleanLine(text);
}
