export { countdown } from './countdown.ts';
export { describeDevice, deviceName } from './describe-device.ts';
export { greeting } from './greeting.ts';
export { plural } from './plural.ts';
