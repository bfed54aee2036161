import { Button, CheckIcon, CopyIcon, copyText } from '@cabinet/kernel/ui';
import { useState } from 'react';

const COPIED = 'Ответ скопирован';

/** Copies the answer as a text and says whether it did. */
export function CopyAnswer({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<typeof COPIED | 'Не удалось скопировать' | null>(null);
  async function copy() {
    setOutcome((await copyText(text)) ? COPIED : 'Не удалось скопировать');
  }
  return (
    <Button
      variant="outline"
      size="sm"
      alignSelf="flex-start"
      onBlur={() => setOutcome(null)}
      onClick={() => void copy()}
    >
      {outcome === COPIED ? <CheckIcon /> : <CopyIcon />}
      {outcome ?? 'Скопировать ответ'}
    </Button>
  );
}
