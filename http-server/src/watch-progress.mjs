/**
 * Calls `onStall` when a body stops arriving: otherwise a client that sends a byte now and then would hold a place for
 * as long as a request may take.
 *
 * @param {import('node:http').IncomingMessage} message
 * @param {{stallMs: number, stallBytes: number}} limits
 * @param {() => void} onStall
 */
export function watchProgress(message, { stallMs, stallBytes }, onStall) {
  const { socket } = message;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (message.complete) return clearInterval(timer);
    if (socket.bytesRead - seen < stallBytes) onStall();
    seen = socket.bytesRead;
  }, stallMs);
  timer.unref();
  for (const event of ['end', 'close']) message.once(event, () => clearInterval(timer));
}

/** @param {import('node:http').IncomingMessage} message */
export const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
