import { CheckIcon, CloseIcon } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/proposals.ts';
import type { ProposalDecision } from './dialogs/proposal-dialog.tsx';

/** What the viewer may decide about a proposal. */
export function proposalActions({ actions }: Proposal, onAsk: (decision: ProposalDecision) => void) {
  const action = (id: ProposalDecision, label: string) => ({ id, label, onSelect: () => onAsk(id) });
  return [
    ...(actions.confirm ? [{ ...action('confirm', 'Подтвердить'), icon: <CheckIcon /> }] : []),
    ...(actions.reject
      ? [{ ...action('reject', 'Отклонить'), icon: <CloseIcon />, isDestructive: true }]
      : []),
    ...(actions.cancel
      ? [{ ...action('cancel', 'Отозвать'), icon: <CloseIcon />, isDestructive: true }]
      : []),
  ];
}
