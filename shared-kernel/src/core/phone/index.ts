export { type DeleteDirection, editPhone, type PhoneEdit } from './edit-phone.ts';
export { formatPhone } from './format-phone.ts';
export { isPhone, PHONE_INCOMPLETE_MESSAGE, phoneDigits, toPhoneWire } from './phone-digits.ts';
