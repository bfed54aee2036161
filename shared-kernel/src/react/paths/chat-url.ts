/** The address that a page names instead of {@link chatUrl} when it is drawn before any deployment. */
export const UNKNOWN_CHAT_URL = '#chat';

/**
 * The address of the chat application («Вернуться к чатам»). The deployment writes it into the page, and it is empty
 * where there is none.
 */
export function chatUrl(): string {
  if (typeof document === 'undefined') return UNKNOWN_CHAT_URL;
  return document.querySelector<HTMLMetaElement>('meta[name="cabinet-chat-url"]')?.content ?? '';
}
