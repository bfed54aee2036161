import type { Database } from '#db/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import { planAdjustments } from './adjustments.ts';
import { runMovements, type SeedMovement } from './movements.ts';
import { type HistoryCourse, planPayerHistory } from './payer-history.ts';
import { findPayers, loners, type Payers, payerOf, planPayers } from './payers.ts';
import {
  finishRequests,
  insertRequests,
  type SeedPaymentRequest,
  startRequests,
} from './payment-requests.ts';
import type { People } from './people.ts';
import { readPricing } from './pricing.ts';
import { insertPromoRequests, type PromoRow, planHonestPromo, promoMovements } from './promo.ts';
import { isWithin, type SeedClock, type Span } from './seed-clock.ts';
import { type Holder, planCheckouts, planSpecialRequests } from './special-requests.ts';

const GRANTEES = 14;

interface MoneyPlan {
  readonly requests: readonly SeedPaymentRequest[];
  readonly movements: readonly SeedMovement[];
  readonly promo: readonly PromoRow[];
}

/** Writes what happens to money in a span; the plan is the same whatever the span. */
export async function insertMoney(db: Database, people: People, week: SeedClock, span: Span): Promise<void> {
  const pricing = await readPricing(db);
  const plan = planMoney(people, await findPayers(db), { week, until: span.until, pricing });
  const numbers = await readNumbers(db);
  const requests = plan.requests
    .filter(({ createdAt }) => createdAt < span.until)
    .map((request) => ({ ...request, steps: stepsWithin(span, request, numbers.has(request.id)) }));
  const added = await insertRequests(
    db,
    requests.filter(({ id }) => !numbers.has(id)),
  );
  await startRequests(db, requests);
  const all = new Map([...numbers, ...added]);
  await runMovements(
    db,
    plan.movements.filter(({ at }) => isWithin(span, at)).map((movement) => numbered(movement, all)),
  );
  await finishRequests(db, requests);
  await insertPromoRequests(
    db,
    plan.promo.filter(({ created_at }) => isWithin(span, created_at)),
  );
}

/** Writes what waits for a card at this moment. */
export async function insertCheckouts(db: Database, people: People, clock: SeedClock): Promise<void> {
  const holders = findHolders(people, await findPayers(db));
  const requests = planCheckouts(holders, people.byName('admin').id, clock);
  await insertRequests(db, requests);
  await startRequests(db, requests);
}

function planMoney(people: People, payers: Payers, course: HistoryCourse): MoneyPlan {
  const { week, until } = course;
  const adminId = people.byName('admin').id;
  const holders = findHolders(people, payers);
  const histories = planPayers(people, payers).map((plan) => planPayerHistory(plan, course));
  const special = planSpecialRequests(holders, adminId, week);
  const grantees = loners(people)
    .slice(-GRANTEES)
    .map((person) => ({ person, payerId: payerOf(payers, person.id) }));
  const promo = planHonestPromo(grantees, week, until);
  return {
    requests: [...histories.flatMap((history) => history.requests), ...special.requests],
    movements: [
      ...histories.flatMap((history) => history.movements),
      ...special.movements,
      ...planAdjustments(holders, adminId, week),
      ...promoMovements(promo, grantees),
    ],
    promo,
  };
}

/** A person, a group and a company, who show every sort of request. */
function findHolders(people: People, payers: Payers): Holder[] {
  return [
    { payerId: payerOf(payers, people.byName('user').id), userId: people.byName('user').id },
    { payerId: payerOf(payers, people.groupIds[0]), userId: people.byName('owner').id },
    { payerId: payerOf(payers, people.companyIds[0]), userId: people.byName('director').id },
  ];
}

/** The steps that come after it for a request that an earlier span has written. For a new request all steps so far. */
function stepsWithin({ from, until }: Span, { steps }: SeedPaymentRequest, isKnown: boolean) {
  return steps.filter(({ at }) => at < until && (!isKnown || at >= from));
}

async function readNumbers(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('payment_requests').select(['id', 'number']).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

function numbered(movement: SeedMovement, numbers: Map<string, number>): SeedMovement {
  const { documentType, documentId } = movement.details;
  const number =
    documentType === 'payment_request' && documentId !== undefined ? numbers.get(documentId) : undefined;
  if (number === undefined) return movement;
  return { ...movement, details: { ...movement.details, documentNumber: requestNumber(number) } };
}
