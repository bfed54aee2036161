/** Why somebody does it; null where they gave nothing, or spaces alone. */
export const reasonOf = ({ reason }: { readonly reason?: string | undefined }): string | null =>
  reason?.trim() || null;
