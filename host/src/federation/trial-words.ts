/** Why somebody may not try a build, or not yet (product §19.7). */
export const SIGN_IN_FIRST = 'Пробную сборку открывают после входа. Войдите и откройте ссылку ещё раз.';
export const NOT_ALLOWED = 'Пробовать сборки разделов могут только те, кто управляет пользователями.';
