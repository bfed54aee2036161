export type { AccessDecision, RouteAccess } from './decide-access.ts';
export { decideAccess, decideLogin, isSessionUnknown } from './decide-access.ts';
export {
  peekRememberedLocation,
  rememberLocation,
  takeRememberedLocation,
  toSafePath,
} from './remembered-location.ts';
