/** The screens that the contract promises, each in a chunk of its own. */
export const routes = {
  group: () => import('./screens/group/group-screen.tsx'),
  groupTransactions: () => import('./screens/group-transactions/group-transactions-screen.tsx'),
  groupPaymentRequests: () => import('./screens/group-payment-requests/group-payment-requests-screen.tsx'),
  groupInviteAccept: () => import('./screens/group-invite-accept/group-invite-accept-screen.tsx'),
};
