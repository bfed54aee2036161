import { DateText, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { nameOf } from '../../lib/names.ts';

type Hold = AdminPayerDetail['holds']['items'][number];

const subjectOf = ({ user, model }: Hold) =>
  [user && nameOf(user), model].filter((part) => part !== null).join(', ') || 'Без человека';

/** What is reserved for work that has begun; nothing where there is none. */
export function HoldsSection({ holds: { items, total } }: { readonly holds: AdminPayerDetail['holds'] }) {
  if (total === 0) return null;
  return (
    <SectionCard
      title="Открытые резервы"
      description="Станут списанием или освободятся, когда запрос закончится"
    >
      <Stack as="ul" gap="2" listStyleType="none">
        {items.map((hold) => (
          <Text as="li" key={hold.id} overflowWrap="anywhere">
            <MoneyText value={hold.amount} />
            <span>{`: ${subjectOf(hold)}, до `}</span>
            <DateText value={hold.expiresAt} format="datetime" />
          </Text>
        ))}
      </Stack>
      {total > items.length && (
        <Text mt="2" textStyle="sm" color="fg.muted">{`Показаны первые ${items.length} из ${total}`}</Text>
      )}
    </SectionCard>
  );
}
