const READS = /^\s*(select|with)\b/i;
/** A `with` may write as well, and a `select` may lock. */
const WRITES =
  /\b(insert\s+into|delete\s+from|merge\s+into|update\s+\S+(\s+(as\s+)?\w+)?\s+set|for\s+(no\s+key\s+)?update)\b/i;

/** Whether a statement only reads, by its text, so that any server may answer it, and answer it again. */
export const onlyReads = (text: string): boolean => READS.test(text) && !WRITES.test(text);
