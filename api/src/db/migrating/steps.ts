import { type SqlFile, wholeSql } from '../sql-file.ts';

/** A part of a migration that is done and remembered by itself. */
export interface Step {
  /** The id, such as `0023-channels/2`. It stands beside the ids of migrations until the last step is done. */
  readonly id: string;
  readonly text: string;
  /**
   * The one statement of this step commits by itself: `create index concurrently`, or a `do` that fills a table in
   * batches.
   */
  readonly isOutside: boolean;
}

const STEP = /^-- step( outside of a transaction)?$/m;
const INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;

/** The steps of a migration, which lines `-- step` begin. A migration that is done whole has none. */
export function stepsOf(file: SqlFile): Step[] {
  const [head = '', ...rest] = wholeSql(file).split(STEP);
  const steps: Step[] = [];
  for (let at = 0; at < rest.length; at += 2)
    steps.push({
      id: `${file.name}/${at / 2 + 1}`,
      text: at === 0 ? head + rest[1] : (rest[at + 1] ?? ''),
      isOutside: rest[at] !== undefined,
    });
  return steps;
}

/** The index that a step builds beside the traffic. */
export function indexBuiltBy({ text }: Step): string | undefined {
  return INDEX.exec(text)?.[1];
}
