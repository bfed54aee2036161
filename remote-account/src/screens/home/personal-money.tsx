import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { Skeleton, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { usePayers } from '@cabinet/payments';

/** What a person has on their own account while a group or a company pays for them; nothing for anybody else. */
export function PersonalMoney({ isShared }: { readonly isShared: boolean }) {
  const { data, error } = usePayers({ isWanted: isShared });
  if (!isShared || (data === undefined && error !== undefined)) return null;
  if (data === undefined) return <Skeleton height="5" width="16rem" maxW="full" />;
  const own = data.payers.find(({ kind }) => !PAYER_KIND[kind].isShared);
  if (own === undefined || own.id === data.paying.id || own.balance === null) return null;
  return (
    <Text color="fg.muted" textStyle="sm">
      Личный счёт сейчас не используется, на нём <MoneyText value={own.balance} />
    </Text>
  );
}
