const MONTH_S = 30 * 86_400;

/**
 * @typedef {object} Costs of one charge
 * @property {number} apiCpu seconds
 * @property {number} databaseCpu seconds
 * @property {number} wal bytes
 * @property {number} tables bytes
 * @property {number} indexes bytes
 */

/** @typedef {typeof import('./assumptions.mjs').ASSUMPTIONS} Assumptions */

/** @param {Pick<Costs, 'databaseCpu' | 'wal'>} costs @param {Assumptions} assumed @returns {number} Charges a second that one primary carries at the peak. */
export const ratePerPrimary = ({ databaseCpu, wal }, { busy, coresOfPrimary, walOfPrimary }) =>
  Math.min((coresOfPrimary * busy) / databaseCpu, (walOfPrimary * 1e6) / wal);

/**
 * What so many charges a second at the peak take, spread evenly.
 *
 * @param {Costs} costs
 * @param {number} rate
 * @param {Assumptions} assumed
 */
export function sizeFor(costs, rate, assumed) {
  const { busy, coresOfPrimary, copies, meanOfPeak, core, gigabyte } = assumed;
  const processes = Math.ceil((rate * costs.apiCpu) / busy);
  const primaries = Math.ceil(rate / ratePerPrimary(costs, assumed));
  const servers = primaries * copies;
  const terabytes = (rate * meanOfPeak * MONTH_S * (costs.tables + costs.indexes)) / 1e12;
  return {
    processes,
    primaries,
    servers,
    wal: (rate * costs.wal) / 1e6,
    terabytes,
    machines: processes * core + servers * coresOfPrimary * core,
    /** What each month's rows cost in every month that keeps them. */
    disk: terabytes * 1e3 * copies * gigabyte,
  };
}
