/** What the operator can fix, reported in sentences without a stack. */
export class OperatorError extends Error {}

/** Says why a process ends: only the sentences where there are some, the stack where it is our bug. */
export function printFailure(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
}
