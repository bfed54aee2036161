import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function isInteractive(): boolean {
  return process.stdin.isTTY === true;
}

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Hides the text that is typed. */
export async function askHidden(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  process.stdout.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** Reads the first line of a pipe. */
export async function readLine(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8').split(/\r?\n/, 1)[0] ?? '';
}
