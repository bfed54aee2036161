import { Button } from '@cabinet/kernel/ui';
import type { BulkQuestion, BulkWho } from './bulk-question.ts';
import { BULK_ACTIONS, BULK_WORDS } from './bulk-words.ts';

interface BulkBarProps {
  readonly who: BulkWho;
  /** Another filter is chosen, and how many it finds is on its way. */
  readonly isCounting: boolean;
  /** Whether the viewer may give roles. */
  readonly mayGiveRoles: boolean;
  readonly onAsk: (question: BulkQuestion) => void;
}

/** What may be done with the chosen people, or with everybody whom the filter finds. */
export function BulkBar({ who, isCounting, mayGiveRoles, onAsk }: BulkBarProps) {
  return BULK_ACTIONS.filter((action) => action !== 'set_role' || mayGiveRoles).map((action) => (
    <Button
      key={action}
      size="sm"
      variant="outline"
      colorPalette={BULK_WORDS[action].isDestructive ? 'red' : 'gray'}
      disabled={who.kind === 'found' && isCounting}
      onClick={() => onAsk({ action, who })}
    >
      {BULK_WORDS[action].label}
    </Button>
  ));
}
