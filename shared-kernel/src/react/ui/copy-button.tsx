import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';
import { AlertIcon } from './icons/alert-icon.ts';
import { CheckIcon } from './icons/check-icon.ts';
import { CopyIcon } from './icons/copy-icon.ts';

const CONFIRMATION_MS = 2_000;

const OUTCOMES = {
  copied: { label: 'Скопировано', Icon: CheckIcon },
  failed: { label: 'Не удалось скопировать', Icon: AlertIcon },
} as const;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** Hears whether it worked, for a page that says more than the button does. */
  readonly onOutcome?: (isCopied: boolean) => void;
}

/** Copies a text and says for two seconds whether it did. */
export function CopyButton({ text, label = 'Скопировать', onOutcome }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const { label: shownLabel, Icon } = outcome === null ? { label, Icon: CopyIcon } : OUTCOMES[outcome];

  useEffect(
    function endConfirmation() {
      if (outcome === null) return;
      const timer = setTimeout(() => setOutcome(null), CONFIRMATION_MS);
      return () => clearTimeout(timer);
    },
    [outcome],
  );

  async function copy() {
    const isCopied = await copyText(text);
    setOutcome(isCopied ? 'copied' : 'failed');
    onOutcome?.(isCopied);
  }

  return (
    <IconButton label={shownLabel} size="xs" onClick={() => void copy()}>
      <Icon />
    </IconButton>
  );
}
