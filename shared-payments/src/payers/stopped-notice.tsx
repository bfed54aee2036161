import { accountAtom, type Stop, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Banner, SupportContact } from '@cabinet/kernel/ui';
import type { ComponentProps, ReactNode } from 'react';
import { nextStep } from './next-step.ts';
import { PayerTopUpLink } from './top-up-link.tsx';
import { WayLink } from './way-link.tsx';

/** Props of {@link StoppedNotice}. */
export interface StoppedNoticeProps {
  readonly user: User;
  /** Instead of the notice, while something is paid for. */
  readonly children?: ReactNode;
}

const STOPS: Readonly<Record<Stop, Required<Pick<ComponentProps<typeof Banner>, 'tone' | 'title'>>>> = {
  blocked: { tone: 'danger', title: 'Счёт выключен, запросы не выполняются' },
  unfunded: { tone: 'info', title: 'На счёте пока нет денег, запросы не выполняются' },
  empty: { tone: 'danger', title: 'Деньги закончились, запросы не выполняются' },
  cap: { tone: 'warning', title: 'Лимит на месяц исчерпан, запросы не выполняются' },
};

/** Says that nothing is paid for, why, and what the person can do about it, whether or not they see the balance. */
export function StoppedNotice({ user, children = null }: StoppedNoticeProps) {
  const { stoppedBy, ...account } = useAtomValue(accountAtom);
  // An API of an older release does not say it.
  if (!stoppedBy) return children;
  const { text, topUp, way, isForSupport = false } = nextStep(stoppedBy, user, account);
  return (
    <Banner
      {...STOPS[stoppedBy]}
      action={
        <>
          {topUp && (
            <PayerTopUpLink payer={account.payer} size="sm">
              Пополнить
            </PayerTopUpLink>
          )}
          {way && <WayLink way={way} />}
        </>
      }
    >
      <span>{text}</span>
      {isForSupport && <SupportContact act="ask" before=" Если это ошибка, " after="." />}
    </Banner>
  );
}
