/** How long the rate-limit flag lasts (product §9.1). */
export const RATE_LIMIT_MS = 60_000;
/** How long the current-user load waits for the fingerprint (product §9.1). */
export const FINGERPRINT_WAIT_MS = 5_000;
/** How often the current-user load looks for the fingerprint (product §9.1). */
export const FINGERPRINT_POLL_MS = 100;
/** How often the balance is fetched again (product §9.1). */
export const BALANCE_REFRESH_MS = 30_000;
/** Below this width the sidebar becomes a bottom bar (product §9.3). */
export const MOBILE_BREAKPOINT_PX = 768;
/** How long cached query data stays fresh (product §9.1). */
export const QUERY_CACHE_MS = 60_000;
/** How long after focus returns a file dialog counts as cancelled (product §9.3). @public Unread yet. */
export const FILE_DIALOG_CANCEL_MS = 300;
/** How long the acknowledgement of the cookie notice lasts (product §9.1). */
export const COOKIE_NOTICE_DAYS = 30;

/** Fewest characters of a password (product §9.2). */
export const MIN_PASSWORD_LENGTH = 8;
/** Most characters of a password. This bounds the work that one hash may cost. */
export const MAX_PASSWORD_LENGTH = 128;
/** Fewest characters of a role's name after trimming (product §9.2). */
export const ROLE_NAME_MIN_LENGTH = 2;
/** Longest name of a role. */
export const ROLE_NAME_MAX_LENGTH = 100;
/** Most characters of a role's description (product §9.2). */
export const ROLE_DESCRIPTION_MAX_LENGTH = 500;

/** Longest name of a person. */
export const PERSON_NAME_MAX_LENGTH = 100;
/** Longest reason that is given for what somebody does to money, people or prices. */
export const REASON_MAX_LENGTH = 500;
/** Longest reason why a remote goes back to an earlier build. */
export const ROLLBACK_REASON_MAX_LENGTH = 200;
/** Longest name of a document behind a movement of money. */
export const DOCUMENT_MAX_LENGTH = 100;

/** Side of the saved avatar, which is a square JPEG (product §9.3). */
export const AVATAR_SIZE_PX = 200;
/** Smallest zoom of the avatar editor (product §9.3). */
export const AVATAR_ZOOM_MIN = 1;
/** Largest zoom of the avatar editor (product §9.3). */
export const AVATAR_ZOOM_MAX = 3;
/** Step of the zoom slider (product §9.3). */
export const AVATAR_ZOOM_STEP = 0.1;

/** Entries of a list page when the caller names no limit (product §10.3). */
export const PAGE_LIMIT_DEFAULT = 20;
/** Most entries of a list page (product §10.3). */
export const PAGE_LIMIT_MAX = 200;
/** Entries of a page of promo requests (product §9.6). @public Unread yet. */
export const PROMO_PAGE_LIMIT = 50;

/** How long a password-reset code lives (product §11.1). */
export const RESET_CODE_MINUTES = 10;
/** How many wrong tries kill a password-reset code (product §11.1). */
export const RESET_CODE_TRIES = 5;

/** Most members of a group, its owner included (product §15.3). */
export const GROUP_MEMBERS_MAX = 50;
/** Most open invitations of a group (product §15.4). */
export const GROUP_INVITATIONS_MAX = 20;
/** Most open invitations of a company. This bounds the letters to strangers (product §16.4). */
export const COMPANY_INVITATIONS_MAX = 200;
/** How long an invitation lives, counted from its newest letter (product §15.4). */
export const INVITATION_DAYS = 7;
/** How long the offer of a group waits for its answer (product §15.5). */
export const TRANSFER_OFFER_HOURS = 24;
/** Longest name of a group or a company. */
export const ORGANISATION_NAME_MAX_LENGTH = 100;
/** Longest name of a passkey (product §12.9). */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Most passkeys of a person (product §12.9). */
export const PASSKEYS_MAX = 10;

/** Payment account before the settings arrive (product §9.5). */
export const DEFAULT_PAYMENT_ACCOUNT = 'test_account';
/** Payment test mode before the settings arrive (product §9.5). */
export const DEFAULT_PAYMENT_TEST_MODE = 1;
/**
 * Theme of a user who has not chosen one. The system's theme is not followed (product §9.3).
 *
 * @public Unread yet.
 */
export const DEFAULT_THEME = 'light';

/** Fewest characters of a device fingerprint. */
export const FINGERPRINT_MIN_LENGTH = 16;
/** Most characters of a device fingerprint. */
export const FINGERPRINT_MAX_LENGTH = 128;
/** An address with more fingerprints than this is a shared network and connects nobody (product §20.3). */
export const SHARED_NETWORK_FINGERPRINTS = 20;

/** How long a card payment request waits for its payment (product §14.2). */
export const CARD_REQUEST_MINUTES = 60;
/** How long an invoice waits for its payment (product §14.2). */
export const INVOICE_REQUEST_DAYS = 14;
