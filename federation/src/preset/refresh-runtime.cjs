// Host and remotes are separate bundles, yet React knows one refresh runtime: the first bundle's copy serves all.
const key = '__CABINET_REFRESH_RUNTIME__';
globalThis[key] ??= require('react-refresh');
module.exports = globalThis[key];
