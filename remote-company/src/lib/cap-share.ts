interface Month {
  /** Decimal text; null is no limit. */
  readonly monthlyCap: string | null;
  readonly spentThisMonth: string;
}

/** How much of the month's cap is spent, 1 being all of it; nothing of no cap. */
export function capShare({ monthlyCap, spentThisMonth }: Month): number {
  if (monthlyCap === null) return 0;
  const cap = Number(monthlyCap);
  return cap > 0 ? Number(spentThisMonth) / cap : 1;
}
