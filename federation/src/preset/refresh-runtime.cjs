// Host and remotes are separate bundles, yet React knows one refresh runtime: the first bundle's copy serves all.
const key = '__CABINET_REFRESH_RUNTIME__';
globalThis[key] ??= require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = globalThis[key];
