export { ConfigError } from './config-error.ts';
export {
  DEFAULT_CALLER,
  type InternalToken,
  SERVICE_SCOPES,
  type ServiceScope,
  UNKNOWN_CALLER,
  type WhichSecret,
} from './internal-tokens.ts';
export { type Config, EMULATOR_FORM_PATH, loadConfig, type SellerConfig } from './load-config.ts';
export { DEFAULT_LOCK_TIMEOUT_MS, DEFAULT_STATEMENT_TIMEOUT_MS, type StaffFactor } from './variables.ts';
