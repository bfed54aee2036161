import { atom } from '@cabinet/kernel/state';

/**
 * The person is signing out by their own choice: signing in again begins at the home page. After any other end the
 * person returns to where they were.
 */
export const hasChosenToLeaveAtom = atom(false);
