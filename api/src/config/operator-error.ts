/** A problem that the operator can fix. It is reported in sentences, without a stack. */
export class OperatorError extends Error {}

/** Prints why a process ends: the sentences of an operator error, the stack of anything else. */
export function printFailure(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
}
