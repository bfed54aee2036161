/** `users/me` on the wire, as far as the session reads it. */
export interface CurrentUserDto {
  readonly user: UserDto;
  readonly balance?: number;
  readonly totalSpent?: number | string;
  readonly tierProgress?: TierProgressDto | null;
}

/** A user on the wire. */
export interface UserDto {
  readonly id: string;
  readonly email: string | null;
  readonly display_name: string | null;
  readonly phone?: string | null;
  readonly avatar?: string | null;
  readonly role: string;
  readonly role_info?: { readonly role_name?: string; readonly permissions?: readonly string[] } | null;
  readonly account_type?: 'personal' | 'group' | 'company';
  readonly company_id?: string | null;
  readonly company?: { readonly id: string; readonly name: string } | null;
  readonly group?: { readonly id: string; readonly name: string; readonly is_owner: boolean } | null;
  readonly settings?: UserSettingsDto | null;
  readonly theme?: 'light' | 'dark' | null;
  readonly created_at?: string | null;
  readonly last_sign_in_at?: string | null;
}

/** A user's settings on the wire. */
export interface UserSettingsDto {
  readonly theme?: 'light' | 'dark' | null;
  readonly send_by_enter?: boolean | null;
  readonly move_to_message?: 'start' | 'end' | null;
  readonly low_balance_threshold?: number | string | null;
}

/** The way to the next tier on the wire; amounts are decimal strings. */
export interface TierProgressDto {
  readonly tier: string;
  readonly next_tier: string | null;
  readonly spent: string | number;
  readonly threshold: string | number | null;
  readonly remaining: string | number | null;
  readonly percent: number;
}
