import type { ApiInstance } from '#plugins/context.ts';

/** What `/metrics` says, by name and labels as they stand there; an absent one is undefined. */
export async function readMetrics(app: Pick<ApiInstance, 'inject'>): Promise<ReadonlyMap<string, number>> {
  const { payload } = await app.inject('/metrics');
  const lines = payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
