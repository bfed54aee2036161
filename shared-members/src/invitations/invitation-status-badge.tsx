import { StatusBadge } from '@cabinet/kernel/ui';
import type { ComponentProps } from 'react';
import type { Invitation } from './invitations.ts';

type Tone = ComponentProps<typeof StatusBadge>['tone'];

const STATUS: Readonly<Record<Invitation['status'], { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Ожидает', tone: 'info' },
  accepted: { label: 'Принято', tone: 'success' },
  declined: { label: 'Отклонено', tone: 'danger' },
  revoked: { label: 'Отозвано', tone: 'neutral' },
  expired: { label: 'Истекло', tone: 'warning' },
};

/** Where an invitation stands. */
export function InvitationStatusBadge({ status }: Pick<Invitation, 'status'>) {
  const { label, tone } = STATUS[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
