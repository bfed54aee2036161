/** The name of Moscow's time zone, for a library that asks for one. Texts are made by `moscowText`. */
export const MOSCOW_ZONE = 'Europe/Moscow';
