/** What the demonstration runs with, and production refuses. */
export const DEMO_PEPPER = 'demo-pepper-not-a-secret-demo-only';
export const DEMO_INTEGRITY_CODE = 'demo-integrity-code';
export const DEMO_MAIL_FROM = 'Кабинет <no-reply@localhost>';
/** The emulator's page, on the cabinet's own origin. */
export const EMULATOR_FORM_PATH = '/api/demo/payanyway/assistant';
