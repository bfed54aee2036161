import type { LetterAttachment } from './attachment.ts';
import { type Block, button, code, facts, list, paragraph } from './blocks.ts';
import { letterHtml } from './html.ts';
import { type CausedKind, LETTER_KIND, type LetterClass, type LetterKind } from './kinds.ts';
import { builtLetter, type Letter } from './letter.ts';
import { shortened } from './plain.ts';

/**
 * A part of a letter: a paragraph, facts with their labels, a list, or a code to copy. Texts may hold what people typed;
 * each is one line, and nothing in it becomes a link.
 */
export type LetterPart =
  | string
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly list: readonly string[] }
  | { readonly code: string };

interface Content {
  readonly recipient: string;
  /** Whom it greets; may be empty. */
  readonly name: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /**
   * The one thing to press: the only link of a letter. Words take its place where nobody knows the cabinet's address,
   * so that `url` begins with no origin.
   */
  readonly button?: { readonly text: string; readonly url: string } | undefined;
  /** What stands under the button. */
  readonly after?: readonly LetterPart[];
  /** The document that goes with it. */
  readonly attachment?: LetterAttachment | undefined;
}

/** A letter that comes because of what its recipient or nobody did. */
export interface OwnLetterContent extends Content {
  readonly kind: Exclude<LetterKind, CausedKind>;
  readonly causedBy?: never;
}

interface CausedLetterContent extends Content {
  readonly kind: CausedKind;
  /** The id of the person who did something to the recipient; null: nobody, it was found out only now. */
  readonly causedBy: string | null;
}

/** What a letter says. How it looks is the builder's. */
export type LetterContent = OwnLetterContent | CausedLetterContent;

/** Longer subjects are cut by every program, and by some in the middle of a word. */
const SUBJECT_MAX_LENGTH = 150;

/** The longest name is as long as this; only what is older than that rule is cut. */
const NAME_MAX_LENGTH = 100;

/** Why the letter has come. */
const WHY = {
  security: 'Это письмо о безопасности личного кабинета.',
  money: 'Это письмо о деньгах в личном кабинете.',
  asked: 'Это письмо — ответ на запрос в личном кабинете.',
  caused: 'Это письмо о действии другого человека в личном кабинете.',
  invitation: 'Это письмо о действии другого человека в личном кабинете.',
  forwarded: 'Это письмо отправил человек из личного кабинета.',
  digest: 'Это письмо о действиях других людей в личном кабинете.',
} as const satisfies Record<LetterClass, string>;

const AUTOMATIC = 'Оно отправлено автоматически, отвечать на него не нужно.';
const NO_ADDRESS = 'Чтобы продолжить, войдите в кабинет.';

/** Builds every letter: a text part and an HTML part that say the same (product.md, §24). */
export function composeLetter({ kind, causedBy = null, recipient, name, ...content }: LetterContent): Letter {
  const subject = shortened(content.subject, SUBJECT_MAX_LENGTH);
  const whom = shortened(name, NAME_MAX_LENGTH);
  const footer = `${WHY[LETTER_KIND[kind]]} ${AUTOMATIC}`;
  const parts = content.parts.map(toBlock);
  const blocks = [
    paragraph(whom === '' ? 'Здравствуйте!' : `Здравствуйте, ${whom}!`),
    ...parts,
    ...(content.button ? [pressed(content.button)] : []),
    ...(content.after ?? []).map(toBlock),
  ];
  return builtLetter({
    kind,
    causedBy,
    recipient,
    subject,
    attachment: content.attachment ?? null,
    text: [...blocks.map(({ text }) => text), `-- \n${footer}`].join('\n\n'),
    html: letterHtml({
      subject,
      preview: parts[0]?.text ?? '',
      body: blocks.map(({ html }) => html).join(''),
      footer,
    }),
  });
}

function toBlock(part: LetterPart): Block {
  if (typeof part === 'string') return paragraph(part);
  if ('facts' in part) return facts(part.facts);
  return 'list' in part ? list(part.list) : code(part.code);
}

function pressed(next: { readonly text: string; readonly url: string }): Block {
  return URL.canParse(next.url) ? button(next) : paragraph(NO_ADDRESS);
}
