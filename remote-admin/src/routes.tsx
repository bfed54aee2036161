export const routes = {
  admin: () => import('./screens/admin/admin-screen.tsx'),
  adminUsersDetail: () => import('./screens/admin-users-detail/admin-users-detail-screen.tsx'),
  adminPayers: () => import('./screens/admin-payers/admin-payers-screen.tsx'),
  adminPayersDetail: () => import('./screens/admin-payers-detail/admin-payers-detail-screen.tsx'),
  adminTransactions: () => import('./screens/admin-transactions/admin-transactions-screen.tsx'),
  adminPaymentRequests: () => import('./screens/admin-payment-requests/admin-payment-requests-screen.tsx'),
  adminPaymentRequestsDetail: () =>
    import('./screens/admin-payment-requests-detail/admin-payment-requests-detail-screen.tsx'),
  adminBankStatements: () => import('./screens/admin-bank-statements/admin-bank-statements-screen.tsx'),
  adminBankStatementsDetail: () =>
    import('./screens/admin-bank-statements-detail/admin-bank-statements-detail-screen.tsx'),
  rateCorrections: () => import('./screens/rate-corrections/rate-corrections-screen.tsx'),
  rateCorrectionsCreate: () => import('./screens/rate-corrections-create/rate-corrections-create-screen.tsx'),
  rateCorrectionsDetail: () => import('./screens/rate-corrections-detail/rate-corrections-detail-screen.tsx'),
  adminProposals: () => import('./screens/admin-proposals/admin-proposals-screen.tsx'),
  adminPromoMonitoring: () => import('./screens/admin-promo-monitoring/admin-promo-monitoring-screen.tsx'),
  adminAudit: () => import('./screens/admin-audit/admin-audit-screen.tsx'),
  adminLedger: () => import('./screens/admin-ledger/admin-ledger-screen.tsx'),
  adminRemotes: () => import('./screens/admin-remotes/admin-remotes-screen.tsx'),
  users: () => import('./screens/users/users-screen.tsx'),
};
