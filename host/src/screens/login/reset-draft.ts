/** What a person has typed on the way to a new password; it survives going back and forth. */
export interface ResetDraft {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}
