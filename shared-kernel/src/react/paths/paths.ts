import { routePath } from './route-path.ts';

/** The addresses that the host draws itself, and home, to which it leads. All others stand in the contracts of remotes. */
export const paths = {
  login: routePath('/login'),
  auth: routePath('/auth'),
  logout: routePath('/logout'),
  firstPassword: routePath('/login/first-password'),
  stopProposal: routePath('/login/stop-proposal'),
  confirmEmail: routePath('/email/confirm'),
  undoEmail: routePath('/email/undo'),
  home: routePath('/'),
} as const;
