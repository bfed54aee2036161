export { countdown } from './countdown.ts';
export { greeting } from './greeting.ts';
export { plural } from './plural.ts';
