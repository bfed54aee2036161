/** A reason that the person at the terminal can act on; it is shown without a stack. */
export class CommandError extends Error {}
