import { Button, CheckIcon, CopyIcon, copyText } from '@cabinet/kernel/ui';
import { useState } from 'react';

interface CopyLinkButtonProps {
  readonly link: string;
  readonly email: string;
}

/** Copies the link of a letter while this page knows it, and says whether it did. */
export function CopyLinkButton({ link, email }: CopyLinkButtonProps) {
  const [outcome, setOutcome] = useState<'Ссылка скопирована' | 'Не удалось скопировать' | null>(null);

  async function copy() {
    setOutcome((await copyText(link)) ? 'Ссылка скопирована' : 'Не удалось скопировать');
  }

  return (
    <Button
      size="xs"
      variant="ghost"
      aria-label={`${outcome ?? 'Скопировать ссылку'}: ${email}`}
      onBlur={() => setOutcome(null)}
      onClick={() => void copy()}
    >
      {outcome === 'Ссылка скопирована' ? <CheckIcon /> : <CopyIcon />}
      {outcome ?? 'Скопировать ссылку'}
    </Button>
  );
}
