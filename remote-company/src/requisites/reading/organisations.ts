import type { Collector } from './collector.ts';
import { asName, entrepreneurOf, isBank, shortName, splitNames } from './free-text.ts';

/** Takes a full or a short name. When the text has no short name, one is made of the full name. */
export function placeOrganisation(
  text: string,
  source: string,
  field: 'name' | 'full_name',
  collector: Collector,
): void {
  const names = splitNames(text).map(asName);
  for (const name of names) {
    if (shortName(name) !== null) collector.take('full_name', name, source);
    else if (field === 'name' && collector.has('name') && isBank(name))
      collector.take('bank_name', name, source);
    else collector.take(names.length > 1 ? 'name' : field, name, source);
  }
}

/** What a name tells beside itself: its short form, and that an entrepreneur leads the business. */
export function deriveNames(collector: Collector): void {
  const full = collector.found.get('full_name');
  if (full !== undefined && !collector.has('name')) {
    collector.take('name', shortName(full.value) ?? full.value, full.source);
  }
  const name = collector.found.get('name');
  const person = name === undefined ? null : entrepreneurOf(name.value);
  if (name !== undefined && person !== null && !collector.has('director_name')) {
    collector.take('director_name', person, name.source);
  }
}
