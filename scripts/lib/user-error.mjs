/** A failure that the person can act on. It is shown as its message, without a stack. */
export class UserError extends Error {
  /**
   * @param {string} message what happened and what to do
   * @param {{output?: string}} [options] what the failed program said
   */
  constructor(message, { output = '' } = {}) {
    super(message);
    this.name = 'UserError';
    this.output = output;
  }
}
