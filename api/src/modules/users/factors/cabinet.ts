/** What authenticators and apps call the cabinet: the name beside its mark. */
export const CABINET = 'Кабинет';
