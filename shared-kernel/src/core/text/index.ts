export { countdown } from './countdown.ts';
export { describeDevice, deviceName } from './describe-device.ts';
export { greeting } from './greeting.ts';
export { initials } from './initials.ts';
export { maskEmail } from './mask-email.ts';
export {
  cleanLine,
  NAME_CHARACTERS_MESSAGE,
  NAME_PATTERN,
  NAME_UNSEEN_MESSAGE,
  TEXT_PATTERN,
  textProblem,
  tidyLine,
  tidyText,
} from './name-pattern.ts';
export { plural } from './plural.ts';
export { quoted } from './quoted.ts';
export { remoteLabel } from './remote-label.ts';
export { todayInWords } from './today-in-words.ts';
export { tooLongText } from './too-long-text.ts';
