import type { TestApi } from './test-api.ts';

export const SERVICE_TOKEN = 'service-token-of-the-chat-0123456789abcdef';

/** Options of an API that the chat service may call. */
export const WITH_CHAT_SERVICE = { env: { INTERNAL_TOKEN: SERVICE_TOKEN } };

/** What the chat service sends: its token, but no origin and no cookie. */
export const SERVICE_HEADERS: Record<string, string | undefined> = {
  authorization: `Bearer ${SERVICE_TOKEN}`,
  origin: undefined,
  cookie: undefined,
};

/** The headers of a service that shows this token. */
export const shows = (token: string) => ({ ...SERVICE_HEADERS, authorization: `Bearer ${token}` });

export function callService(
  api: Pick<TestApi, 'visitor'>,
  path: string,
  body: object,
  headers = SERVICE_HEADERS,
) {
  return api.visitor().post(`/api/internal/v1${path}`, body, headers);
}
