import { atom } from '@cabinet/kernel/state';

/** The e-mail for which a new password is wanted, on its way from another page to the sign-in page; it is taken once. */
export const forgottenEmailAtom = atom<string | null>(null);
