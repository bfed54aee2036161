/**
 * Resolves when a connection is over, whether it ended or was reset. `once(socket, 'close')` rejects at a reset, which
 * happens to a connection whose other end is killed with something unread.
 *
 * @param {import('node:net').Socket} socket
 * @returns {Promise<void>}
 */
export function closed(socket) {
  return new Promise((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
  });
}
