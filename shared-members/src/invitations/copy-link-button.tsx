import { Button, CheckIcon, CopyIcon, copyText } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { LINK_HINT_ID } from './link-hint.tsx';

const LABELS = {
  none: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  failed: 'Не удалось скопировать',
};

interface CopyLinkButtonProps {
  readonly link: string;
  readonly email: string;
}

/** Copies the link that opens an invitation while this page knows it, and says whether it did. */
export function CopyLinkButton({ link, email }: CopyLinkButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof LABELS>('none');
  const label = LABELS[outcome];

  async function copy() {
    setOutcome((await copyText(link)) ? 'copied' : 'failed');
  }

  return (
    <Button
      size="xs"
      variant="ghost"
      aria-label={`${label}: ${email}`}
      aria-describedby={LINK_HINT_ID}
      onBlur={() => setOutcome('none')}
      onClick={() => void copy()}
    >
      {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
      <span>{label}</span>
    </Button>
  );
}
