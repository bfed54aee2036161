/** The screens that the contract promises, each in a chunk of its own. */
export const routes = {
  company: () => import('./screens/company/company-screen.tsx'),
  companyCreate: () => import('./screens/company-create/company-create-screen.tsx'),
  companyUsers: () => import('./screens/company-users/company-users-screen.tsx'),
  companyTransactions: () => import('./screens/company-transactions/company-transactions-screen.tsx'),
  companyPaymentRequests: () =>
    import('./screens/company-payment-requests/company-payment-requests-screen.tsx'),
  companyInviteAccept: () => import('./screens/company-invite-accept/company-invite-accept-screen.tsx'),
  companyDetail: () => import('./screens/company-detail/company-detail-screen.tsx'),
};
