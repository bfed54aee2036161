/** Every picture has its own address through its hash; whoever keeps it asks before showing it whether it still may. */
export function avatarUrl(userId: string, hash: string): string {
  return `/api/v1/users/${userId}/avatar?v=${hash}`;
}
