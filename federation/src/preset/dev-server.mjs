/**
 * The development server of one package. Pages come through the gateway; only the hot-reload socket is spoken to
 * directly.
 *
 * @param {number} port
 * @returns {import('@rspack/core').Configuration}
 */
export const devServer = (port) => ({
  devServer: {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
  },
});
