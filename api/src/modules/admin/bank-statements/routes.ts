import type { ApiModule } from '#plugins/context.ts';

/** Statements of the bank. */
export const bankStatements: ApiModule = async () => {};
