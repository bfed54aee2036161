import { Banner, Flex } from '@cabinet/kernel/ui';
import { useEffect } from 'react';
import { type Group, type GroupMember, refreshGroup } from '../../../api/group.ts';
import { timeLeft } from '../../../lib/time-left.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const MINUTE_MS = 60_000;

interface TransferBannerProps {
  readonly group: Group;
  readonly me: GroupMember | undefined;
}

interface OpenOfferProps extends TransferBannerProps {
  readonly offer: NonNullable<Group['transferOffer']>;
}

/** «осталось 23 ч 40 мин»; when the time is over the group is read anew. */
function useTimeLeft(expiresAt: string): string {
  const left = timeLeft(expiresAt, useNow(MINUTE_MS));
  const isOver = left === null;
  useEffect(
    function readLapsed() {
      if (isOver) void refreshGroup().catch(() => undefined);
    },
    [isOver],
  );
  return isOver ? 'срок предложения истёк' : `осталось ${left}`;
}

function OpenOffer({ group, me, offer }: OpenOfferProps) {
  const left = useTimeLeft(offer.expiresAt);
  if (group.isOwner)
    return (
      <Banner
        title={`Вы предложили группу: ${offer.toDisplayName}`}
        action={<WithdrawButton offer={offer} />}
      >{`Ждём ответа, ${left}. До ответа владелец — вы.`}</Banner>
    );
  if (me?.accountId !== offer.to_accountId) return null;
  return (
    <Banner
      title={`${group.owner.displayName} предлагает вам стать владельцем группы`}
      action={
        <Flex gap="2" wrap="wrap">
          <AnswerButtons group={group} />
        </Flex>
      }
    >{`Решите, принять её или нет: ${left}.`}</Banner>
  );
}

/** The offer of the group, for the two whom it concerns. */
export function TransferBanner({ group, me }: TransferBannerProps) {
  const { transferOffer: offer } = group;
  return offer === null ? null : <OpenOffer group={group} me={me} offer={offer} />;
}
