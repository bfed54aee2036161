/** Where the people screen begins to invite: `#invite` of its address. */
export const INVITE_ANCHOR = 'invite';
