/** Whether a decimal text is below zero, zero or above it. */
export function signOfAmount(amount: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}
