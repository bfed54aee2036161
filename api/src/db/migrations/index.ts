import { createHash } from 'node:crypto';
import { accounts } from './0001-accounts.ts';
import { payers } from './0100-payers.ts';
import { payerOfEachHolder } from './0101-payer-of-each-holder.ts';
import { models } from './0102-models.ts';
import { ledgerTables } from './0110-ledger-tables.ts';
import { ledgerGuards } from './0111-ledger-guards.ts';
import { ledgerMovements } from './0112-ledger-movements.ts';
import { paymentRequests } from './0120-payment-requests.ts';
import { promoRequests } from './0130-promo-requests.ts';
import { rateCorrections } from './0131-rate-corrections.ts';
import { auditLog } from './0140-audit-log.ts';
import { payments } from './0200-payments.ts';
import { transactionLists } from './0201-transaction-lists.ts';
import { transactionsByModel } from './0202-transactions-by-model.ts';
import { ledgerCharge } from './0300-ledger-charge.ts';
import { daysOfAPersonByModel } from './0301-days-of-a-person-by-model.ts';
import { lighterCharge } from './0302-lighter-charge.ts';
import { chargeLocksFirst } from './0303-charge-locks-first.ts';
import { twoPeopleConfirm } from './0410-two-people-confirm.ts';
import { unsignedNotices } from './0411-unsigned-notices.ts';
import { knownDevices } from './0425-known-devices.ts';
import { resetCodesOfLetters } from './0426-reset-codes-of-letters.ts';
import { chargesStay } from './0440-charges-stay.ts';
import { captureWithinCap } from './0441-capture-within-cap.ts';
import { expiryWaitsForNobody } from './0442-expiry-waits-for-nobody.ts';
import { checksSeeMore } from './0443-checks-see-more.ts';
import { rightsOfTheApi } from './0444-rights-of-the-api.ts';

/** Up-only, plain SQL at the level of PostgreSQL 15. A released migration is never edited: write the next one. */
export type Migration = { id: string; sql: string };

/** Applied in this order. */
export const migrations: readonly Migration[] = [
  accounts,
  payers,
  payerOfEachHolder,
  models,
  ledgerTables,
  ledgerGuards,
  ledgerMovements,
  paymentRequests,
  promoRequests,
  rateCorrections,
  auditLog,
  payments,
  transactionLists,
  transactionsByModel,
  ledgerCharge,
  daysOfAPersonByModel,
  lighterCharge,
  chargeLocksFirst,
  twoPeopleConfirm,
  unsignedNotices,
  chargesStay,
  captureWithinCap,
  expiryWaitsForNobody,
  knownDevices,
  resetCodesOfLetters,
  checksSeeMore,
  rightsOfTheApi,
];

/** Names a prepared image: another set of migrations is another image. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const { id, sql } of migrations) hash.update(id).update('\0').update(sql).update('\0');
  return hash.digest('hex').slice(0, 16);
}
