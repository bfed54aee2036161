/**
 * An e-mail address for somebody who may know whose it is, but not the address: 'и…@example.ru', the first letter of
 * its name and the domain. A name of one letter is hidden whole.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, Math.max(at, 0));
  return `${rest.length === 0 ? '' : first}…${at === -1 ? '' : email.slice(at)}`;
}
