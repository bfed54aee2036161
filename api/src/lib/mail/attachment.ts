/** Which document goes with a letter: its row holds no more, and the document is made when the letter leaves. */
export interface LetterAttachment {
  readonly kind: 'invoice';
  readonly id: string;
  /** How the file is called. */
  readonly name: string;
}

/** A document as it leaves. */
export interface LetterFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Makes a document of each kind by its id. */
export type LetterDocuments = Readonly<
  Record<LetterAttachment['kind'], (id: string) => Promise<Omit<LetterFile, 'name'>>>
>;

/** What goes with a letter: nothing with most. */
export async function filesOf(
  { attachment }: { readonly attachment: LetterAttachment | null },
  documents: LetterDocuments | undefined,
): Promise<readonly LetterFile[]> {
  if (attachment === null) return [];
  if (documents === undefined) throw new Error(`nothing makes the ${attachment.kind} of a letter`);
  return [{ name: attachment.name, ...(await documents[attachment.kind](attachment.id)) }];
}
