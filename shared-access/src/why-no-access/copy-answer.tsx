import { Button, CheckIcon, CopyIcon, copyText } from '@cabinet/kernel/ui';
import { useState } from 'react';

const LABELS = {
  none: 'Скопировать ответ',
  copied: 'Ответ скопирован',
  failed: 'Не удалось скопировать',
};

/** Copies the answer as a text and says whether it did. */
export function CopyAnswer({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<keyof typeof LABELS>('none');
  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  }
  return (
    <Button
      variant="outline"
      size="sm"
      alignSelf="flex-start"
      onBlur={() => setOutcome('none')}
      onClick={() => void copy()}
    >
      {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
      <span>{LABELS[outcome]}</span>
    </Button>
  );
}
