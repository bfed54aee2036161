import { badFile } from './bad-file.ts';
import { detectEncoding, type Encoding } from './encoding.ts';
import { readLines } from './read-lines.ts';
import { type ParsedStatement, StatementReader } from './statement-reader.ts';

/**
 * Reads a 1CClientBankExchange file of our account. A document that cannot be read is kept as such, and VAL.003 names
 * the line of whatever makes the whole file no statement.
 */
export async function parseStatement(
  bytes: Buffer,
  account: string,
): Promise<ParsedStatement & { readonly encoding: Encoding }> {
  if (bytes.length === 0) throw badFile('Файл пуст');
  const found = detectEncoding(bytes);
  const reader = new StatementReader(account);
  await readLines(bytes, found, (line) => reader.take(line));
  return { ...reader.result(), encoding: found.encoding };
}
