// The contract names the call too, and a build reads it: nothing here may import the client.

/** As many people as the API answers at most. */
export const FOUND_USERS_SHOWN = 50;
