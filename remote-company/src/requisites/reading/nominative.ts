type Gender = 'he' | 'she';
type Ending = readonly [ending: RegExp, instead: string];

const PATRONYMICS: Readonly<Record<Gender, Ending>> = {
  he: [/ича$/u, 'ич'],
  she: [/(?<=[иво])(ч?)ны$/u, '$1на'],
};

/** Endings of the genitive that belong to one nominative alone, the first that fits. */
const FIRST_NAMES: Readonly<Record<Gender, readonly Ending[]>> = {
  he: [
    [/^Петра$/u, 'Пётр'],
    [/^Павла$/u, 'Павел'],
    [/^Льва$/u, 'Лев'],
    [/(?<=[аеиу])я$/u, 'й'],
    [/(?<=[рл])я$/u, 'ь'],
    [/(?<=[бвгджзклмнпрстфх])а$/u, ''],
    [/ы$/u, 'а'],
    [/ьи$/u, 'ья'],
  ],
  she: [
    [/^Любови$/u, 'Любовь'],
    [/ы$/u, 'а'],
    [/(?<=[гкх])и$/u, 'а'],
    [/(?<=[иьо])и$/u, 'я'],
  ],
};
const SURNAMES: Readonly<Record<Gender, readonly Ending[]>> = {
  he: [
    [/(?<=[оеё]в|[иы]н)а$/u, ''],
    [/(?<=ко|[иы]х)$/u, ''],
  ],
  she: [
    [/(?<=[оеё]в|[иы]н)ой$/u, 'а'],
    [/(?<=[сц]к)ой$/u, 'ая'],
    [/(?<=ко|[бвгджзклмнпрстфхцчшщ])$/u, ''],
  ],
};

function changed(word: string, endings: readonly Ending[]): string | null {
  const found = endings.find(([ending]) => ending.test(word));
  return found === undefined ? null : word.replace(...found);
}

/**
 * «Иванова Ивана Ивановича», as a contract names who signs it, in the nominative. Only a patronymic tells for certain whose
 * name it is: a name without one, and one of which a word could come from several, stays as it stands.
 */
export function nominative(name: string): string {
  const [surname = '', first = '', patronymic = '', ...more] = name.split(' ');
  if (more.length > 0) return name;
  for (const gender of ['he', 'she'] as const) {
    const [ending, instead] = PATRONYMICS[gender];
    if (!ending.test(patronymic)) continue;
    const parts = surname.split('-').map((part) => changed(part, SURNAMES[gender]));
    const called = changed(first, FIRST_NAMES[gender]);
    if (called === null || parts.includes(null)) return name;
    return [parts.join('-'), called, patronymic.replace(ending, instead)].join(' ');
  }
  return name;
}
