/** What whoever starts the process can put right: it is said in sentences, without a stack. */
export class OperatorError extends Error {}

/** Says why a process ends: the sentences alone where there are some, the stack where it is a bug of ours. */
export function printFailure(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
}
