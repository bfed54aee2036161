/** The greeting of the home screen by the hour of the person's own clock, 0 to 23. */
export function greeting(hour: number): string {
  // «Доброй ночи» is what Russian says on parting.
  if (hour < 6) return 'Здравствуйте';
  if (hour < 12) return 'Доброе утро';
  return hour < 18 ? 'Добрый день' : 'Добрый вечер';
}
