import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inFirstVersion, inSecondVersion, isListing } from './s3rver-listing.ts';

interface Answer {
  status: number;
  headers?: IncomingHttpHeaders;
  body: Buffer | string;
}

/** What a test lets happen to the next request: nobody answers, the answer gets lost, or the service says this. */
export type Fault = 'hang up' | 'lose the answer' | { status: number; code: string };

/**
 * A server of S3 that evaluates the conditions of a PUT, in front of one that does not know them. Everything else
 * passes as it came, with its signature, except for the query of a listing. Requests for one object wait for each
 * other, as a condition and its write are one step in S3.
 */
export async function startConditionalFront(upstreamPort: number) {
  const faults: Fault[] = [];
  const requests: string[] = [];
  const inTurn = createTurns();

  const server = createServer(async (message, response) => {
    const body = await buffer(message);
    requests.push(`${message.method} ${message.url}`);
    await inTurn(pathOf(message), async () => {
      const fault = faults.shift();
      if (fault === 'hang up') return response.destroy();
      const answer = typeof fault === 'object' ? s3Error(fault) : await answerTo(upstreamPort, message, body);
      if (fault === 'lose the answer') return response.destroy();
      return response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });

  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return { port, faults, requests, close, open: () => listen(port) };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/\?.*/, '');

async function answerTo(port: number, message: IncomingMessage, body: Buffer) {
  if (isListing(message.url)) return listing(port, message);
  const refusal = message.method === 'PUT' && (await refusalOf(port, message));
  return refusal || forward(port, message, body);
}

async function listing(port: number, { method, url, headers }: IncomingMessage) {
  const answer = await forward(port, { method, url: inFirstVersion(url), headers });
  const { 'content-length': _length, ...others } = answer.headers ?? {};
  return { ...answer, headers: others, body: inSecondVersion(String(answer.body)) };
}

async function refusalOf(port: number, message: IncomingMessage): Promise<Answer | undefined> {
  const { 'if-match': match, 'if-none-match': noneMatch, host } = message.headers;
  if (match === undefined && noneMatch === undefined) return undefined;
  const head = await forward(port, { method: 'HEAD', url: pathOf(message), headers: { host } });
  const exists = head.status === 200;
  if (noneMatch === '*' && exists) return s3Error({ status: 412, code: 'PreconditionFailed' });
  if (match !== undefined && !exists) return s3Error({ status: 404, code: 'NoSuchKey' });
  if (match !== undefined && head.headers?.etag !== match)
    return s3Error({ status: 412, code: 'PreconditionFailed' });
  return undefined;
}

function forward(
  port: number,
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body?: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, method, path: url, headers }, (answer) => {
      const whole = (content: Buffer) =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content });
      buffer(answer).then(whole, reject);
    })
      .on('error', reject)
      .end(body);
  });
}

const s3Error = ({ status, code }: { status: number; code: string }): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** Runs pieces of work with the same name one after the other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
}
