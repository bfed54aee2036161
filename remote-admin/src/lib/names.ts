/** Somebody as the API names them beside what they did: without an e-mail. */
interface Named {
  readonly displayName: string;
}

export const nameOf = ({ displayName }: Named) => displayName || 'Без имени';

/** «Анна, Борис и ещё 3». */
export function namesText(people: readonly Named[], shown = 5): string {
  const names = people.slice(0, shown).map(nameOf);
  const more = people.length - names.length;
  return more > 0 ? `${names.join(', ')} и ещё ${more}` : names.join(', ');
}
