import { atom } from '@cabinet/kernel/state';

/**
 * The person is signing out by their own choice: signing in again begins at the home page. A session that ended in any
 * other way is taken up where it was left.
 */
export const hasChosenToLeaveAtom = atom(false);
