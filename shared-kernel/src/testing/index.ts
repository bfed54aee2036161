export type { FailureDraft } from './api-answers.ts';
export { API, failure, success } from './api-answers.ts';
export { currentUserHandler, sessionHandlers, useApiServer } from './api-server.ts';
export type { PaymentRequestDraft } from './build-payments.ts';
export {
  buildListPage,
  buildPaymentRequest,
  buildTransaction,
  TEST_PAYER,
  TEST_REQUEST_ID,
} from './build-payments.ts';
export { signedInStore, signedOutStore } from './build-session.ts';
export type { UserDraft } from './build-user.ts';
export { buildCurrentUser, buildGuest, buildUser } from './build-user.ts';
export { failOnConsole, takeConsoleMessages } from './fail-on-console.ts';
export { findOpenDialog } from './find-open-dialog.ts';
export type { RenderedScreen, RenderOptions } from './render-with-providers.tsx';
export { renderWithProviders } from './render-with-providers.tsx';
