export { ConfigError } from './config-error.ts';
export { type Config, EMULATOR_FORM_PATH, loadConfig, type SellerConfig } from './load-config.ts';
