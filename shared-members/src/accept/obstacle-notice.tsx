import { Banner, ButtonLink, Flex, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { elsewhere } from '../paths.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { Viewer } from './opened-invitation.ts';
import type { InvitationKind } from './stored-secret.ts';

type Obstacle = NonNullable<Viewer['obstacle']>;

interface ObstacleWords {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

function wordsOf(kind: InvitationKind, obstacle: Obstacle): ObstacleWords {
  const { home, open, into } = KIND_WORDS[kind];
  switch (obstacle) {
    case 'member':
      return {
        title: kind === 'group' ? 'Вы уже в этой группе' : 'Вы уже в этой компании',
        text: 'Приглашение вам больше не нужно.',
        to: home,
        label: open,
      };
    case 'other_group':
      return {
        title: 'Вы уже состоите в другой группе',
        text: 'Состоять можно только в одной. Покиньте её или, если вы владелец, передайте либо распустите, и вернитесь к приглашению: эта вкладка его помнит.',
        to: elsewhere.group.to(),
        label: 'Открыть мою группу',
      };
    case 'other_company':
      return {
        title: 'Вы уже состоите в другой компании',
        text: 'Состоять можно только в одной. Попросите её руководителя исключить вас и вернитесь к приглашению.',
        to: elsewhere.company.to(),
        label: 'Открыть мою компанию',
      };
    case 'staff':
      return {
        title: `С вашей ролью вступить ${into} нельзя`,
        text: 'У вас служебная роль кабинета: роль в компании заменила бы её. Попросите отправить приглашение на другую почту.',
        to: elsewhere.account.to(),
        label: 'Открыть «Мой аккаунт»',
      };
  }
}

interface ObstacleNoticeProps {
  readonly kind: InvitationKind;
  readonly obstacle: Obstacle;
  /** What can be done all the same. */
  readonly children: ReactNode;
}

/** Why the addressee cannot accept, and what helps. */
export function ObstacleNotice({ kind, obstacle, children }: ObstacleNoticeProps) {
  const { title, text, to, label } = wordsOf(kind, obstacle);
  return (
    <Stack gap="4">
      <Banner tone={obstacle === 'member' ? 'info' : 'warning'} title={title}>
        {text}
      </Banner>
      <Flex gap="2" wrap="wrap">
        <ButtonLink to={to}>{label}</ButtonLink>
        {obstacle !== 'member' && children}
      </Flex>
    </Stack>
  );
}
