import { fitsLine, foldText, searchLine } from '../../../core/search/index.ts';

/** One choice of a combobox. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Said beside the label, and searched too. */
  readonly hint?: string | undefined;
}

/** Nobody reads more options than this; typing narrows them. */
const SHOWN = 50;

interface Searched {
  readonly option: ComboboxOption;
  readonly label: string;
  /** The words of the label and of the hint. */
  readonly line: string;
}

/** Thousands of options are folded only once, not with each typed letter. */
const searchedOf = new WeakMap<readonly ComboboxOption[], readonly Searched[]>();

function toSearched(options: readonly ComboboxOption[]): readonly Searched[] {
  const known = searchedOf.get(options);
  if (known !== undefined) return known;
  const searched = options.map((option) => ({
    option,
    label: foldText(option.label),
    line: searchLine(option.label, option.hint),
  }));
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

/** The options that fit the text (core/search). Those that begin with it come first, so that no limit hides them. */
export function findOptions(options: readonly ComboboxOption[], text: string): FoundOptions {
  const wanted = foldText(text.trim());
  if (wanted === '') return firstOptions(options);
  const ahead: ComboboxOption[] = [];
  const behind: ComboboxOption[] = [];
  for (const { option, label, line } of toSearched(options)) {
    if (!fitsLine(line, text)) continue;
    (label.startsWith(wanted) ? ahead : behind).push(option);
  }
  return firstOptions([...ahead, ...behind]);
}

/** The only option whose label is the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = foldText(text.trim());
  const [named, ...others] = toSearched(options).filter(({ label }) => label === wanted);
  return others.length === 0 ? named?.option : undefined;
}
