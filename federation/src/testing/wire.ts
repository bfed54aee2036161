import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** A client that speaks byte by byte. */
export function openWire(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const sent = (piece: string) => new Promise<void>((resolve) => socket.write(piece, () => resolve()));
  return {
    send: (...lines: string[]) => socket.write(lines.join('\r\n')),
    sendBytes: (bytes: Uint8Array) => socket.write(bytes),
    text: () => text,
    closed,
    end: () => socket.destroy(),
    /** Sends a piece again and again until the line ends, each one when the one before has left. */
    async repeat(piece: string) {
      while (!socket.closed) await Promise.race([sent(piece).then(() => turn()), closed]);
    },
    /** Resolves once the text matches. When the line ends before, it fails with what came instead. */
    async until(pattern: RegExp) {
      while (!pattern.test(text)) {
        const more = await Promise.race([
          new Promise<boolean>((resolve) => socket.once('data', () => resolve(true))),
          closed.then(() => false),
        ]);
        if (!more && !pattern.test(text)) throw new Error(`closed after: ${text}`);
      }
      return text;
    },
  };
}

/** Status and envelope of the only answer in a text. */
export function onlyAnswer(text: string): { status: number; code: string; head: string } {
  const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/).filter((part) => !part.startsWith('HTTP/1.1 100'));
  if (answers.length !== 1) throw new Error(`${answers.length} answers: ${text}`);
  const [head = '', body = ''] = text.slice(text.indexOf(answers[0] ?? '')).split('\r\n\r\n');
  const envelope: { status?: string; details?: { code?: string; trace_id?: string } } = JSON.parse(body);
  if (envelope.status !== 'error' || envelope.details?.trace_id === undefined)
    throw new Error(`no envelope: ${body}`);
  return { status: Number(head.slice(9, 12)), code: envelope.details.code ?? '', head: head.toLowerCase() };
}
