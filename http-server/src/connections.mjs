/**
 * Knows of every socket of a server which answers are under way on it.
 *
 * @param {import('node:http').Server} server
 */
export function watchConnections(server) {
  /** @type {Map<import('node:stream').Duplex, Set<import('node:http').ServerResponse>>} */
  const sockets = new Map();
  server.on('connection', (socket) => {
    sockets.set(socket, new Set());
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (message, response) => {
    const underWay = sockets.get(message.socket);
    underWay?.add(response);
    response.once('close', () => underWay?.delete(response));
  });
  return {
    /** Whether something of an answer has already gone out on this socket. @param {import('node:stream').Duplex} socket */
    isAnswering: (socket) => [...(sockets.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    /** Ends every socket on which nobody waits for an answer. */
    endUnused() {
      for (const [socket, underWay] of sockets) if (underWay.size === 0) socket.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof watchConnections>} Connections */
