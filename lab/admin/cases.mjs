/**
 * What is asked of a loaded cabinet. A list must not slow down with the cabinet: at its full size it takes at most 1.5 times of
 * what it takes at a hundredth, or 50 ms, whichever is more. What has a goal of its own says so.
 *
 * @typedef {object} Known
 * @property {string} personId
 * @property {string} roleId
 * @property {string} companyId
 * @property {string} payerId
 * @property {string} actorId
 * @property {string} deepTransactions the cursor of a page in the middle
 * @property {string} deepPromo
 * @property {string} deepAudit
 * @property {number} transactionNumber
 * @property {number} requestNumber
 * @property {string} clusterId
 * @property {number} deepPage
 *
 * @typedef {{name: string, path: string, goalMs?: number}} Case
 */

const DAY_MS = 86_400_000;
const PROMO = 'nona/admin/promo';
const PROMO_GOAL_MS = 150;

/** @param {number} days */
const since = (days) => new Date(Date.now() - days * DAY_MS).toISOString();

/** @param {Known} known @returns {Record<string, Case[]>} */
export const cases = (known) => ({
  people: list('v1/admin/users?limit=50', {
    'first page': '',
    'page at depth': `&page=${known.deepPage}`,
    'search: a surname': '&q=шевчук',
    'search: two beginnings': '&q=анна зи',
    'search: an e-mail': '&q=person.777@mail-17.example',
    'search: the end of a phone': '&q=8111',
    'search: «ё» as «е»': '&q=федор ше',
    'search: nobody': '&q=никого-такого-нет',
    'filter: role': `&role_id=${known.roleId}`,
    'filter: company': `&company_id=${known.companyId}`,
    'filter: kind of account': '&account_type=company',
    'filter: switched off': '&is_active=false',
    'filter: signed in this month': `&signed_in_from=${since(30)}`,
    'filter: balance': '&balance_from=1000&balance_to=1500',
    'order: last sign-in': '&sort=-last_sign_in_at',
    'order: name': '&sort=display_name',
    'order: balance': '&sort=-balance',
  }),
  person: [{ name: 'one person', path: `v1/admin/users/${known.personId}` }],
  payers: list('v1/admin/payers?limit=50', {
    'first page': '',
    'page at depth': `&page=${known.deepPage}`,
    'search: a company': '&q=компания 7',
    'search: a surname': '&q=шевчук',
    'search: «ё» as «е»': '&q=федор ше',
    'filter: kind': '&kind=company',
    'filter: tier': '&tier=plus',
    'filter: balance': '&balance_from=1000&balance_to=1500',
    'order: balance': '&sort=-balance',
    'order: spent': '&sort=-total_spent',
  }),
  transactions: list('v1/transactions?limit=50', {
    'first page': '',
    'page at depth': `&cursor=${known.deepTransactions}`,
    'filter: payer': `&payer_id=${known.payerId}`,
    'filter: person': `&user_id=${known.personId}`,
    'filter: model': '&model_id=model-7',
    'filter: top-ups of a month': `&type=topup&from=${since(30)}`,
    'search: a number': `&q=Т-${known.transactionNumber}`,
    'search: a sum that many have': '&q=5 000',
    'search: a request': `&q=З-${known.requestNumber}`,
    'search: an e-mail': '&q=person.777@mail-17.example',
    'search: two beginnings': '&q=анна зи',
    'search: «ё» as «е»': '&q=федор ше',
    'search: a name that one in a hundred has': '&q=иван',
    'search: a company': '&q=компания 7',
    'search: a model': '&q=model-7',
    'search: all models': '&q=модель',
    'search: nobody': '&q=никого-такого-нет',
  }),
  'payment requests': list('v1/payment/requests?limit=50', {
    'first page': '',
    'search: a number': `&q=З-${known.requestNumber}`,
    'search: a sum': '&q=1 234,00',
    'search: an e-mail': '&q=person.777@mail-17.example',
    'search: two beginnings': '&q=анна зи',
    'search: «ё» as «е»': '&q=федор ше',
    'search: a name that one in a hundred has': '&q=иван',
    'search: nobody': '&q=никого-такого-нет',
  }),
  others: [
    ...list('v1/admin/companies?limit=50', { 'companies, search': '&q=компания 7' }),
    ...list('v1/roles?limit=50', { 'roles, search': '&q=роль 7' }),
    ...list('v1/models/catalogue?limit=50', { 'models, search': '&q=модель 7' }),
    ...list('v1/rate-corrections/payers?', { 'payers of a correction, search': 'q=федор ше' }),
  ],
  audit: list('v1/admin/audit?limit=50', {
    'first page': '',
    'page at depth': `&cursor=${known.deepAudit}`,
    'filter: who': `&actor_id=${known.actorId}`,
    'filter: action': '&action=user.deactivate',
    'filter: about whom': `&entity_id=${known.personId}`,
    'filter: a month': `&from=${since(30)}`,
    'search: a number': '&q=№ 5000',
    'search: a name': '&q=федор ше',
  }),
  promo: [
    ...list(`${PROMO}/requests?limit=50`, {
      'first page': '',
      'page at depth': `&cursor=${known.deepPromo}`,
      'filter: status': '&status=flagged',
      'filter: address': '&ip=198.51.100.7',
      'search: an e-mail': '&q=guest-777@',
    }),
    ...[7, 30, 365].flatMap((days) => [
      { name: `stats of ${days} days`, path: `${PROMO}/stats?from=${since(days)}`, goalMs: PROMO_GOAL_MS },
      {
        name: `series of ${days} days`,
        path: `${PROMO}/analytics?from=${since(days)}`,
        goalMs: PROMO_GOAL_MS,
      },
      {
        name: `top addresses of ${days} days`,
        path: `${PROMO}/top-ips?from=${since(days)}`,
        goalMs: PROMO_GOAL_MS,
      },
      {
        name: `top devices of ${days} days`,
        path: `${PROMO}/top-fingerprints?from=${since(days)}`,
        goalMs: PROMO_GOAL_MS,
      },
    ]),
    { name: 'clusters', path: `${PROMO}/clusters` },
    { name: 'one cluster with its graph', path: `${PROMO}/clusters/${known.clusterId}` },
  ],
});

/** @param {string} address @param {Record<string, string>} queries @returns {Case[]} */
function list(address, queries) {
  return Object.entries(queries).map(([name, query]) => ({ name, path: address + encodeURI(query) }));
}
