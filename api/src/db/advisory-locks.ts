/**
 * Every advisory lock of the product. A database has one space of numbers for them, so each number stands here once and
 * nowhere else in code; a function in SQL cannot read this table and repeats its own (`advisory-locks.test.ts`).
 */
export const ADVISORY_LOCKS = {
  /** Whoever migrates does so alone. */
  migration: 7_216_001,
  /** Rows of the audit log are chained one after another: `functions/audit_log_chain.sql`. */
  auditLog: 7_216_002,
  /** Checks of the ledger share it while they are at work, so that every process sees them. */
  ledgerCheck: 7_216_003,
  /** One process fills an empty database with the demonstration. */
  seed: 7_216_004,
  /** Whoever changes what global roles grant, and to whom, takes turns. */
  globalRoles: 7_216_011,
  /** Letters of invitations to one address are put in line one after another; its second number is the address. */
  invitationRecipient: 7_216_021,
  /** Letters that somebody else caused are let out one after another, because each is counted (`lib/mail`). */
  letterLimits: 7_216_022,
  /** Letters with invoices are counted one after another (`modules/payment/invoice`). */
  invoiceLetters: 7_216_023,
  /** One process finds the clusters of promo requests. */
  promoRefresh: 7_216_020,
  /** The first of two numbers; the second is made from the id of whoever moves money by hand (`lib/two-people`). */
  handOfPerson: 7_216_030,
  /** The first of two numbers; the second is made from a document of the bank that pays by hand (`modules/payment/documents`). */
  bankDocument: 7_216_031,
} as const;
