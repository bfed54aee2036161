/** One choice of a combobox. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Said beside the label, and searched too. */
  readonly hint?: string | undefined;
}

/** Nobody reads more options than this; typing narrows them. */
const SHOWN = 50;

const folded = (text: string) => text.toLocaleLowerCase('ru');

interface Searched {
  readonly option: ComboboxOption;
  readonly label: string;
  /** The label with the hint. */
  readonly whole: string;
}

/** Thousands of options are folded only once, not with each typed letter. */
const searchedOf = new WeakMap<readonly ComboboxOption[], readonly Searched[]>();

function toSearched(options: readonly ComboboxOption[]): readonly Searched[] {
  const known = searchedOf.get(options);
  if (known !== undefined) return known;
  const searched = options.map((option) => {
    const label = folded(option.label);
    return { option, label, whole: option.hint === undefined ? label : `${label} ${folded(option.hint)}` };
  });
  searchedOf.set(options, searched);
  return searched;
}

/** The shown options, and whether there are more. */
export interface FoundOptions {
  readonly found: readonly ComboboxOption[];
  readonly hasMore: boolean;
}

export function firstOptions(options: readonly ComboboxOption[]): FoundOptions {
  return { found: options.slice(0, SHOWN), hasMore: options.length > SHOWN };
}

/** The options that hold every word of the text. Those that begin with it come first, so that no limit hides them. */
export function findOptions(options: readonly ComboboxOption[], text: string): FoundOptions {
  const wanted = folded(text.trim());
  if (wanted === '') return firstOptions(options);
  const words = wanted.split(/\s+/);
  const ahead: ComboboxOption[] = [];
  const behind: ComboboxOption[] = [];
  for (const { option, label, whole } of toSearched(options)) {
    if (label.startsWith(wanted)) ahead.push(option);
    else if (words.every((word) => whole.includes(word))) behind.push(option);
  }
  return firstOptions([...ahead, ...behind]);
}

/** The only option whose label is the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = folded(text.trim());
  const [named, ...others] = toSearched(options).filter(({ label }) => label === wanted);
  return others.length === 0 ? named?.option : undefined;
}
