/** The screens that the contract promises, each in a chunk of its own. */
export const routes = {
  home: () => import('./screens/home/home-screen.tsx'),
  account: () => import('./screens/account/account-screen.tsx'),
  accountSecurity: () => import('./screens/account-security/account-security-screen.tsx'),
  payment: () => import('./screens/payment/payment-screen.tsx'),
  finances: () => import('./screens/finances/finances-screen.tsx'),
  paymentRequests: () => import('./screens/payment-requests/payment-requests-screen.tsx'),
  paymentRequestDetail: () => import('./screens/payment-requests-detail/payment-requests-detail-screen.tsx'),
};
