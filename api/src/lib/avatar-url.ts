/** Every picture has its own address through its hash, so it may be cached forever. */
export function avatarUrl(userId: string, hash: string): string {
  return `/api/v1/users/${userId}/avatar?v=${hash}`;
}
