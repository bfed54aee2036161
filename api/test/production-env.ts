/** The least that a production start asks for. Nothing listens at these addresses. */
export const PRODUCTION_ENV = {
  CABINET_MODE: 'production',
  ALLOW_EMBEDDED_DATABASE: '1',
  PUBLIC_URL: 'https://cabinet.example.com',
  PEPPER: 'pepper-of-a-test, and of no real cabinet',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.com',
  MNT_ID: '12345678',
  MNT_INTEGRITY_CODE: 'secret-of-the-shop',
  SELLER_NAME: 'ООО «Магазин»',
  SELLER_INN: '7736050003',
  SELLER_KPP: '773601001',
  SELLER_ADDRESS: 'Москва',
  SELLER_BANK_NAME: 'Банк',
  SELLER_BIK: '044525225',
  SELLER_ACCOUNT: '40702810938000000001',
  SELLER_CORR_ACCOUNT: '30101810400000000225',
};
