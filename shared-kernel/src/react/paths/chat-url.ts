/** What a page that is drawn before any deployment names instead of {@link chatUrl}. */
export const UNKNOWN_CHAT_URL = '#chat';

/** Address of the chat application («Вернуться к чатам»): the deployment writes it into the page. Empty where there is none. */
export function chatUrl(): string {
  if (typeof document === 'undefined') return UNKNOWN_CHAT_URL;
  return document.querySelector<HTMLMetaElement>('meta[name="cabinet-chat-url"]')?.content ?? '';
}
