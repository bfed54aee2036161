/** What a part of the chart stands for: days of the cabinet's calendar, `YYYY-MM-DD`, and one model or all. */
export interface SpentOn {
  readonly from: string;
  readonly to: string;
  readonly modelId?: string;
}

/** Address of the transactions that a part of the chart stands for. */
export type TransactionsHref = (spent: SpentOn) => string;
