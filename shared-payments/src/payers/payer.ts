/** Whose account it is. */
export interface PayerRef {
  readonly id: string;
  readonly kind: 'user' | 'group' | 'company';
  readonly name: string;
}

/** A person as lists name them. */
export interface PersonRef {
  readonly id: string;
  readonly displayName: string;
}
