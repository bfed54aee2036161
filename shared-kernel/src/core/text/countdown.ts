/**
 * 'N мин M сек', or only seconds below a minute, as the rate-limit banner says it (product §8.8). A started second
 * counts as a whole one, so that the text reaches zero together with the limit.
 */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} сек` : `${minutes} мин ${seconds % 60} сек`;
}
