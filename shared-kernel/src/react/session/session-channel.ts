const CHANNEL_NAME = 'cabinet.session';

/** Messages between tabs. */
export type SessionNews =
  | { readonly kind: 'signed-in'; readonly userId: string | null }
  | { readonly kind: 'signed-out' };

function isSessionNews(value: unknown): value is SessionNews {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'signed-out' || (value.kind === 'signed-in' && 'userId' in value);
}

/** Sends a message to the other tabs of this browser. */
export function announceSession(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage(news);
  channel.close();
}

/** Listens to messages of other tabs and of this one. The returned function stops it. */
export function listenToOtherTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (isSessionNews(event.data)) listener(event.data);
  };
  return () => channel.close();
}
