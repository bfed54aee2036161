import { type Block, button, code, facts, list, paragraph } from './blocks.ts';
import { letterHtml } from './html.ts';
import type { LetterKind } from './kinds.ts';
import { builtLetter, type Letter } from './letter.ts';
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
  /** The one thing to press: the only link of a letter. Absent where nobody knows the cabinet's address. */
  readonly button?: { readonly text: string; readonly url: string } | undefined;
  /** What stands under the button. */
  readonly after?: readonly LetterPart[];
}

/** Longer subjects are cut by every program, and by some in the middle of a word. */
const SUBJECT_MAX_LENGTH = 150;

const FOOTER = 'Это письмо отправлено автоматически, отвечать на него не нужно.';

/** Builds every letter: a text part and an HTML part that say the same (product.md, §24). */
export function composeLetter({ kind, recipient, name, subject: about, ...content }: LetterContent): Letter {
  const subject = shortened(plainLine(about));
  const whom = plainLine(name);
  const said = [...content.parts, ...(content.after ?? [])].map(toBlock);
  const blocks = [
    paragraph(whom === '' ? 'Здравствуйте!' : `Здравствуйте, ${whom}!`),
    ...said.slice(0, content.parts.length),
    ...(content.button ? [button(content.button)] : []),
    ...said.slice(content.parts.length),
  ];
  return builtLetter({
    kind,
    recipient,
    subject,
    text: [...blocks.map(({ text }) => text), `-- \n${FOOTER}`].join('\n\n'),
    html: letterHtml({
      subject,
      preview: said[0]?.text ?? '',
      body: blocks.map(({ html }) => html).join(''),
      footer: FOOTER,
    }),
  });
}

function toBlock(part: LetterPart): Block {
  if (typeof part === 'string') return paragraph(part);
  if ('facts' in part) return facts(part.facts);
  return 'list' in part ? list(part.list) : code(part.code);
}

function shortened(text: string): string {
  return text.length <= SUBJECT_MAX_LENGTH ? text : `${text.slice(0, SUBJECT_MAX_LENGTH - 1).trimEnd()}…`;
}
