import { isAddress } from './free-text.ts';
import { type LabelKind, labelsOf } from './requisite-labels.ts';

/** A stretch of the text, with the label before it if there is one. */
export interface Fragment {
  readonly kind: LabelKind | null;
  readonly label: string;
  readonly text: string;
  /** The number of its line. */
  readonly line: number;
}

const OPEN_FORM =
  /(?:ответственностью|общество|учреждение|организация|предприниматель|[^\p{L}](?:ООО|П?АО))$/iu;

function continues(line: string, next: string): boolean {
  if (labelsOf(next)[0]?.start === 0) return false;
  if (/^[«"]/.test(next)) return OPEN_FORM.test(` ${line}`);
  if (!line.endsWith(',') || /^[\d ]{9}/.test(next)) return false;
  return isAddress(line) || labelsOf(line).at(-1)?.kind === 'legal_address';
}

/** The lines without empty ones. An address or a name that goes on in the next line is joined into one. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = lines.at(-1);
    if (line === '') continue;
    // No line of an address is so long. Without a bound it would be looked through again with each line that it takes.
    if (last !== undefined && last.length < 500 && continues(last, line))
      lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
}

function fragmentsOfLine(line: string, at: number): Fragment[] {
  const labels = labelsOf(line);
  const head = line.slice(0, labels[0]?.start ?? line.length);
  return [
    ...(head.trim() === '' ? [] : [{ kind: null, label: '', text: head, line: at }]),
    ...labels.map(({ kind, text, end }, index) => ({
      kind,
      label: text,
      text: line.slice(end, labels[index + 1]?.start ?? line.length),
      line: at,
    })),
  ];
}

/** The text cut at its labels. A label at the end of its line announces what the next line begins with. */
export function fragmentsOf(lines: readonly string[]): Fragment[] {
  const fragments: Fragment[] = [];
  lines.forEach((line, at) => {
    for (const fragment of fragmentsOfLine(line, at)) {
      const last = fragments.at(-1);
      const isAnnounced = fragment.kind === null && last?.kind && last.line < at && last.text.trim() === '';
      if (isAnnounced) fragments[fragments.length - 1] = { ...last, text: fragment.text, line: at };
      else fragments.push(fragment);
    }
  });
  return fragments;
}
