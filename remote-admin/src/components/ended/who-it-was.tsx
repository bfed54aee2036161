import type { PayerKind } from '@cabinet/kernel/core/payments';
import { DateText, SectionCard, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { ReactNode } from 'react';
import { nameOf } from '../../lib/names.ts';

interface Words {
  readonly created: string;
  readonly ended: string;
  readonly by: string;
  readonly note: string;
  /** Instead of a reason; null: whoever ends it gives none. */
  readonly noReason: string | null;
}

const WORDS: Readonly<Record<PayerKind, Words>> = {
  user: {
    created: 'Учётная запись создана',
    ended: 'Удалена',
    by: 'Кто удалил',
    note: 'Войти с этой учётной записью нельзя, вернуть её тоже. Почту может занять другой человек.',
    noReason: 'не указана',
  },
  group: {
    created: 'Группа создана',
    ended: 'Распущена',
    by: 'Кто распустил',
    note: 'Вернуть группу нельзя. История её операций сохраняется.',
    noReason: null,
  },
  company: {
    created: 'Компания создана',
    ended: 'Закрыта',
    by: 'Кто закрыл',
    note: 'Вернуть компанию нельзя. История её операций сохраняется.',
    noReason: null,
  },
};

interface WhoItWasProps {
  readonly kind: PayerKind;
  readonly createdAt: string;
  readonly endedAt: string;
  /** Null: the log does not say. */
  readonly by: { readonly displayName: string } | null;
  /** People are deleted for a reason; groups and companies are ended by their owners, who give none. */
  readonly reason: string | null;
  /** What is known of it first, as facts. */
  readonly children?: ReactNode;
  /** What was on its account. */
  readonly money?: ReactNode;
}

/** Who somebody or something was that is no more: money and the log still name it. */
export function WhoItWas({ kind, createdAt, endedAt, by, reason, children, money }: WhoItWasProps) {
  const words = WORDS[kind];
  const why = reason ?? words.noReason;
  return (
    <SectionCard title="Кто это был">
      <FactList>
        {children}
        <Fact term={words.created}>
          <DateText value={createdAt} format="datetime" />
        </Fact>
        <Fact term={words.ended}>
          <DateText value={endedAt} format="datetime" />
        </Fact>
        <Fact term={words.by}>{by === null ? 'неизвестно' : nameOf(by)}</Fact>
        {why !== null && <Fact term="Причина">{why}</Fact>}
        {money}
      </FactList>
      <Text mt="3" textStyle="sm" color="fg.muted">
        {words.note}
      </Text>
    </SectionCard>
  );
}
