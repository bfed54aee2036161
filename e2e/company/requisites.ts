/** Published requisites of an organisation and a bank; the account is made up, and its control key is right. */
export const REQUISITES = `ООО «Яндекс»
ИНН/КПП 7736207543/770401001
ОГРН 1027700229193
Юр. адрес: 119021, г. Москва, ул. Льва Толстого, д. 16
р/с 4070 2810 1023 0000 0001 в АО «АЛЬФА-БАНК»
к/с 30101810200000000593, БИК 044525593
Генеральный директор Соколова Анна Павловна
ОКПО 55187675`;

export const INN = '7736207543';

/** The same with one digit that was mistyped. */
export const WRONG_INN = '7736207548';
