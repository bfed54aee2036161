/// <reference path="../sql-modules.d.ts" />
import type { SqlFile } from '../sql-file.ts';
import baseline from './0001-baseline.sql';
import sortsOfPaymentRequests from './0002-sorts-of-payment-requests.sql';
import groupsAndCompanies from './0003-groups-and-companies.sql';
import rolesAndPrices from './0004-roles-and-prices.sql';
import peopleOfTheAdministration from './0005-people-of-the-administration.sql';
import backgroundJobs from './0006-background-jobs.sql';
import payersOfTheAdministration from './0007-payers-of-the-administration.sql';
import rateCorrections from './0008-rate-corrections.sql';
import promoMonitoring from './0009-promo-monitoring.sql';
import bankStatements from './0010-bank-statements.sql';
import readingTheAudit from './0011-reading-the-audit.sql';
import savedViews from './0012-saved-views.sql';
import debtOfARefund from './0013-debt-of-a-refund.sql';
import twoPeopleRaiseALimit from './0014-two-people-raise-a-limit.sql';
import whoAClusterIsKnownBy from './0015-who-a-cluster-is-known-by.sql';
import daysOfAllPayers from './0016-days-of-all-payers.sql';
import listsOfPeopleAndPayers from './0017-lists-of-people-and-payers.sql';
import whoPaysInAJoin from './0018-who-pays-in-a-join.sql';
import loadsOfRemotes from './0019-loads-of-remotes.sql';
import beatsOfJobs from './0020-beats-of-jobs.sql';
import lastSuccessOfJobs from './0021-last-success-of-jobs.sql';
import lastWriteOfASession from './0022-last-write-of-a-session.sql';
import archiveOfPostings from './0023-archive-of-postings.sql';
import sourcesAreUpdatedInPlace from './0024-sources-are-updated-in-place.sql';
import aLinkProvesAnEmail from './0025-a-link-proves-an-e-mail.sql';
import whatSomebodyGrantedEnds from './0026-what-somebody-granted-ends.sql';
import aGlobalRoleBesideTheCompanys from './0028-a-global-role-beside-the-companys.sql';
import lastCapsOfWhoLeft from './0029-last-caps-of-who-left.sql';
import anAddressCountsByItsNetwork from './0030-an-address-counts-by-its-network.sql';
import companiesAreVerified from './0031-companies-are-verified.sql';
import proposals from './0032-proposals.sql';
import whoGaveWhatToWhom from './0033-who-gave-what-to-whom.sql';
import allThatWaitsForTwo from './0034-all-that-waits-for-two.sql';
import aPaymentNamesItsTransfer from './0035-a-payment-names-its-transfer.sql';
import whichLetterHasALink from './0036-which-letter-has-a-link.sql';
import farPricesTakeTwoPeople from './0037-far-prices-take-two-people.sql';
import aFirstConfirmationIsAProposal from './0038-a-first-confirmation-is-a-proposal.sql';
import aFirstWordIsAProposal from './0039-a-first-word-is-a-proposal.sql';
import lettersThatOthersCauseAreLimited from './0040-letters-that-others-cause-are-limited.sql';
import readingsOfOtherPeoplesData from './0043-readings-of-other-peoples-data.sql';
import peopleOfACanary from './0044-people-of-a-canary.sql';
import whichServiceCalled from './0046-which-service-called.sql';
import whoWritesTheAudit from './0047-who-writes-the-audit.sql';
import anIssuedInvoiceNeverChanges from './0048-an-issued-invoice-never-changes.sql';
import aTransferWithoutAnInvoice from './0049-a-transfer-without-an-invoice.sql';
import documentsThatCouldNotBeRead from './0050-documents-that-could-not-be-read.sql';
import idsOfModelsAsProvidersWriteThem from './0051-ids-of-models-as-providers-write-them.sql';
import aPriceHasAReason from './0052-a-price-has-a-reason.sql';
import oneRuleOfSearch from './0054-one-rule-of-search.sql';
import transactionsAreFound from './0055-transactions-are-found-by-number-sum-and-model.sql';
import paymentsAreFound from './0056-payments-are-found-by-sum-and-operation.sql';
import invitedPeople from './0057-invited-people.sql';
import whatWaitsForSomebody from './0058-what-waits-for-somebody.sql';
import anInvoiceGoesToTheAccountant from './0059-an-invoice-goes-to-the-accountant.sql';
import aChargeKeepsItsPrices from './0060-a-charge-keeps-its-prices.sql';
import invitationsOfAPerson from './0061-invitations-of-a-person.sql';
import secondFactors from './0062-second-factors.sql';
import anotherEmailOfOnesOwn from './0063-another-e-mail-of-ones-own.sql';
import aFactorResetTakesTwoAndADay from './0064-a-factor-reset-takes-two-and-a-day.sql';
import whoMustHaveASecondFactor from './0066-who-must-have-a-second-factor.sql';

/** Migrations are applied in this order. The name of a file is its id. */
export const migrations: readonly SqlFile[] = [
  baseline,
  sortsOfPaymentRequests,
  groupsAndCompanies,
  rolesAndPrices,
  peopleOfTheAdministration,
  backgroundJobs,
  payersOfTheAdministration,
  rateCorrections,
  promoMonitoring,
  bankStatements,
  readingTheAudit,
  savedViews,
  debtOfARefund,
  twoPeopleRaiseALimit,
  whoAClusterIsKnownBy,
  daysOfAllPayers,
  listsOfPeopleAndPayers,
  whoPaysInAJoin,
  loadsOfRemotes,
  beatsOfJobs,
  lastSuccessOfJobs,
  lastWriteOfASession,
  archiveOfPostings,
  sourcesAreUpdatedInPlace,
  aLinkProvesAnEmail,
  whatSomebodyGrantedEnds,
  aGlobalRoleBesideTheCompanys,
  lastCapsOfWhoLeft,
  anAddressCountsByItsNetwork,
  companiesAreVerified,
  proposals,
  whoGaveWhatToWhom,
  allThatWaitsForTwo,
  aPaymentNamesItsTransfer,
  whichLetterHasALink,
  farPricesTakeTwoPeople,
  aFirstConfirmationIsAProposal,
  aFirstWordIsAProposal,
  lettersThatOthersCauseAreLimited,
  readingsOfOtherPeoplesData,
  peopleOfACanary,
  whichServiceCalled,
  whoWritesTheAudit,
  anIssuedInvoiceNeverChanges,
  aTransferWithoutAnInvoice,
  documentsThatCouldNotBeRead,
  idsOfModelsAsProvidersWriteThem,
  aPriceHasAReason,
  oneRuleOfSearch,
  transactionsAreFound,
  paymentsAreFound,
  invitedPeople,
  whatWaitsForSomebody,
  anInvoiceGoesToTheAccountant,
  aChargeKeepsItsPrices,
  invitationsOfAPerson,
  secondFactors,
  anotherEmailOfOnesOwn,
  aFactorResetTakesTwoAndADay,
  whoMustHaveASecondFactor,
];
