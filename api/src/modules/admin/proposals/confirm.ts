import type { FastifyRequest } from 'fastify';
import type { ProposalKind } from '#lib/proposals/index.ts';
import { confirmPrice } from '#modules/models/confirm-price.ts';
import { lockRequest } from '#modules/payment/repository.ts';
import { confirmPaid } from '#modules/payment/requests/confirm-paid.ts';
import { confirmRefund } from '#modules/payment/requests/confirm-refund.ts';
import { confirmCorrection } from '#modules/rate-corrections/confirm-correction.ts';
import { confirmVerification } from '../companies/confirm-verification.ts';
import { lockVerifiable } from '../companies/verification-repository.ts';
import { confirmLimit } from '../payers/confirm-limit.ts';
import { confirmFunds } from '../payers/funds/confirm-funds.ts';
import { lockPayer } from '../payers/repository.ts';
import { type End, type Lock, STAFF_END } from './staff-end.ts';

/** Whoever moves a request by hand locks it before its payer. */
const lockMoney: Lock = async (trx, { payer_id: payerId, request_id: requestId }) => {
  if (requestId !== null) await lockRequest(trx, requestId);
  if (payerId !== null) await lockPayer(trx, payerId);
};
const lockNothing: Lock = async () => undefined;

/** Whoever changes requisites locks the company, and so does whoever judges it. */
const lockJudged: Lock = async (trx, { subject }) => {
  if (subject !== null) await lockVerifiable(trx, subject);
};

/** What ends a proposal of each kind, where somebody confirms it. */
export const END: Readonly<Record<ProposalKind, End<FastifyRequest>>> = {
  ...STAFF_END,
  funds: { lock: lockMoney, confirm: confirmFunds },
  credit_limit: { lock: lockMoney, confirm: confirmLimit },
  request_refund: { lock: lockMoney, confirm: confirmRefund },
  request_paid: { lock: lockMoney, confirm: confirmPaid },
  company_verification: { lock: lockJudged, confirm: confirmVerification },
  rate_correction: { lock: lockNothing, confirm: confirmCorrection },
  model_price: { lock: lockNothing, confirm: confirmPrice },
};
