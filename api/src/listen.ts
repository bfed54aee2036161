import type { ApiInstance } from './context.ts';
import { OperatorError } from './operator-error.ts';

/** Opens the port; a taken port is not our bug. */
export async function listen(
  app: ApiInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const where = `${host}:${port} (API_HOST, API_PORT)`;
    throw new OperatorError(`The API cannot listen on ${where}: ${error.message}`, { cause: error });
  }
}
