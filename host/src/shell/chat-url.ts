/** Address of the chat application: the deployment writes it into the page. Empty where there is none. */
export function chatUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="cabinet-chat-url"]')?.content ?? '';
}
