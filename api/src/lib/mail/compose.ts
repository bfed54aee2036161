import type { LetterKind } from './kinds.ts';
import type { Letter } from './outbox.ts';
import { plainLine } from './plain.ts';

/**
 * A part of a letter: a paragraph, facts with their labels, a list, or a code to copy. Texts may hold what people typed;
 * each is one line, and nothing in it becomes a link.
 */
export type LetterPart =
  | string
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly list: readonly string[] }
  | { readonly code: string };

/** What a letter says. How it looks is the builder's. */
export interface LetterContent {
  readonly kind: LetterKind;
  readonly recipient: string;
  /** Whom it greets; may be empty. */
  readonly name: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** The one thing to press: the only link of a letter. */
  readonly button?: { readonly text: string; readonly url: string } | undefined;
  /** What stands under the button. */
  readonly after?: readonly LetterPart[];
}

/** Builds every letter: a text part and an HTML part that say the same (product.md, §24). */
export function composeLetter({ kind, recipient, name, subject, ...content }: LetterContent): Letter {
  const { parts, button, after = [] } = content;
  const greeting = plainLine(name) === '' ? 'Здравствуйте!' : `Здравствуйте, ${plainLine(name)}!`;
  const text = [
    greeting,
    ...parts.map(partText),
    ...(button ? [`${plainLine(button.text)}:\n${button.url}`] : []),
    ...after.map(partText),
  ].join('\n\n');
  return { kind, recipient, subject: plainLine(subject), text };
}

function partText(part: LetterPart): string {
  if (typeof part === 'string') return plainLine(part);
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${plainLine(value)}`).join('\n');
  if ('list' in part) return part.list.map((line) => `— ${plainLine(line)}`).join('\n');
  return part.code;
}
