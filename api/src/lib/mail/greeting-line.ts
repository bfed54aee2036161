/** How a letter begins, for somebody who may have told no name. */
export function greetingLine(name: string): string {
  return name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`;
}
