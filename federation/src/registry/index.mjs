export { openFolderStore } from '../store/folder-store.mjs';
export { openStore } from '../store/index.mjs';
export { assembleSite, layOut } from './assemble.mjs';
export { readBuild, readDist, storeBuild } from './builds.mjs';
export { contractProblems, demandFit, permissionProblems, surfaceProblems } from './check-release.mjs';
export { compressDirectory } from './compress.mjs';
export {
  HOST_FILES,
  isHashed,
  readHostDist,
  readHostPage,
  storeHost,
} from './host-builds.mjs';
export { integrityOf } from './integrity.mjs';
export { pieceIn, readHistory, readState } from './live-registry.mjs';
export { Refusal } from './moves.mjs';
export { promote, releaseBuild, rollback, stopCanaryBuild } from './operations.mjs';
export {
  buildsFor,
  hostFor,
  isInCanary,
  pageEntry,
  pageRegistry,
  readReleased,
  withoutWords,
} from './page-registry.mjs';
export { prune, RETENTION_DAYS } from './prune.mjs';
export { directoryOf, isHost, piecesOf, REGISTRY_KEY } from './state.mjs';
export { readStoring } from './storings.mjs';
/** @typedef {import('./page-registry.mjs').Released} Released */
/** @typedef {import('../store/object-store.mjs').ObjectStore} ObjectStore */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').RemoteState} RemoteState */
/** @typedef {import('./state.mjs').Piece} Piece */
/** @typedef {import('./state.mjs').Build} Build */
/** @typedef {import('./state.mjs').HostBuild} HostBuild */
/** @typedef {import('./state.mjs').Change} Change */
/** @typedef {import('./prune.mjs').Verdict} Verdict */
