const MOST_DRAINED = 16 * 1024 * 1024;

/**
 * Bounds what is read and forgotten of a body whose request was answered without it. Such a connection is not closed at
 * once, because a client that is still sending would see a broken connection and no answer. It ends when nothing comes for a
 * while, or too much.
 *
 * @param {import('node:http').IncomingMessage} message
 * @param {{lingerMs: number}} limits
 */
export function cutUnreadBody(message, { lingerMs }) {
  if (message.complete) return;
  const { socket } = message;
  const start = socket.bytesRead;
  let seen = start;
  const timer = setInterval(() => {
    if (message.complete) return clearInterval(timer);
    if (socket.bytesRead === seen || socket.bytesRead - start > MOST_DRAINED) socket.destroy();
    seen = socket.bytesRead;
  }, lingerMs);
  timer.unref();
  for (const event of ['end', 'close']) message.once(event, () => clearInterval(timer));
}
