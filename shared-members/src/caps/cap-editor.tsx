import { notifyPartFailure } from '@cabinet/kernel/notify';
import { Button, PencilIcon, useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useRef, useState } from 'react';
import { capText } from './cap-words.ts';

const importForm = () => import('./cap-form.tsx');

/** Props of {@link CapEditor}. */
export interface CapEditorProps {
  /** Whose cap it is, for a screen reader. */
  readonly name: string;
  /** Decimal text; null is no limit. */
  readonly cap: string | null;
  /** Saves it; a failure keeps what was typed and is shown beside the field. */
  readonly onSave: (cap: string | null) => Promise<void>;
  /** Decimal text; with `resetsAt` a lower cap says what it will do. */
  readonly spent?: string | undefined;
  /** When the month ends, ISO 8601. */
  readonly resetsAt?: string | undefined;
  /** It stands in a line of text. */
  readonly isInline?: boolean | undefined;
}

const INLINE = { size: 'xs', h: '6', px: '1', ms: '-0.5', textStyle: 'sm' } as const;

/** A member's monthly cap, changed where it stands; empty is «Без ограничений». Its form comes with the first press. */
export function CapEditor({ name, cap, onSave, spent, resetsAt, isInline = false }: CapEditorProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const CapForm = useLazyPart(importForm, {
    isWanted: isEditing,
    onFailure() {
      setEditing(false);
      notifyPartFailure();
    },
  });

  useEffect(
    function returnFocus() {
      if (wasEditing.current && !isEditing) button.current?.focus();
      wasEditing.current = isEditing;
    },
    [isEditing],
  );

  if (isEditing && CapForm !== null)
    return <CapForm {...{ name, cap, onSave, spent, resetsAt }} onClose={() => setEditing(false)} />;
  return (
    <Button
      ref={button}
      variant="ghost"
      colorPalette="gray"
      {...(isInline ? INLINE : { size: 'sm' })}
      busy={isEditing}
      aria-label={`${capText(cap)}: изменить лимит, ${name}`}
      onClick={() => setEditing(true)}
    >
      <span>{capText(cap)}</span>
      <PencilIcon color="fg.muted" />
    </Button>
  );
}
