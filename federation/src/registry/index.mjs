export { openFolderStore } from '../store/folder-store.mjs';
export { openStore } from '../store/index.mjs';
export { assembleSite, layOut } from './assemble.mjs';
export { readBuild, readDist, storeBuild } from './builds.mjs';
export { contractProblems, demandFit, readHost, surfaceProblems } from './check-release.mjs';
export { compressDirectory } from './compress.mjs';
export { integrityOf } from './integrity.mjs';
export { readHistory, readState, remoteIn } from './live-registry.mjs';
export { Refusal } from './moves.mjs';
export { promote, releaseBuild, rollback, stopCanaryBuild } from './operations.mjs';
export { buildsFor, isInCanary, pageEntry, pageRegistry, readReleased } from './page-registry.mjs';
export { prune, RETENTION_DAYS } from './prune.mjs';
export { directoryOf, REGISTRY_KEY } from './state.mjs';
/** @typedef {import('./page-registry.mjs').Released} Released */
/** @typedef {import('../store/object-store.mjs').ObjectStore} ObjectStore */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').RemoteState} RemoteState */
/** @typedef {import('./state.mjs').Change} Change */
/** @typedef {import('./prune.mjs').Verdict} Verdict */
