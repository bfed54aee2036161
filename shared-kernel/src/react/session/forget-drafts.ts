/** By their names, because the remotes that keep them know nothing of each other (docs/how-to/add-a-form.md). */
const DRAFT_KEY = /^cabinet\.[\w-]*draft\./;

/**
 * Forgets what was typed in this tab and kept for a reload: a person who signs out by choice leaves nothing behind. A
 * session that the server ends keeps it (decision 0065).
 */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((each) => DRAFT_KEY.test(each)))
      sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
