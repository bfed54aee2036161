/** The greeting of a letter; the name may be unknown. */
export function greetingLine(name: string): string {
  return name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`;
}
