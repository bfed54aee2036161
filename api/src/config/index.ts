export type { Config, SellerConfig } from './config.ts';
export { ConfigError } from './config-error.ts';
export { EMULATOR_FORM_PATH } from './demo-values.ts';
export { loadConfig } from './load-config.ts';
