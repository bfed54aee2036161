const DAY_MS = 86_400_000;

/** The moment so many days ago. @param {number} days */
export const ago = (days) => new Date(Date.now() - days * DAY_MS).toISOString();

/** The last thirty days, as usage is asked for. */
export const lastDays = () => `from=${ago(29).slice(0, 10)}&to=${ago(0).slice(0, 10)}`;
