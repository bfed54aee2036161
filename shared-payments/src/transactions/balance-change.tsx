import { Text, VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';

const NO_BREAK_SPACE = '\u00a0';
const HIDDEN = 'Баланс общего счёта здесь не показывается';

/** A balance before and after a movement; a dash where it is hidden. */
export function BalanceChange({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}) {
  if (before === null || after === null)
    return (
      <Text as="span" color="fg.muted" title={HIDDEN}>
        <span aria-hidden>—</span>
        <VisuallyHidden as="span">{HIDDEN}</VisuallyHidden>
      </Text>
    );
  return (
    <Text as="span">
      <Text as="span" color="fg.muted">
        <MoneyText value={before} />
        <span aria-hidden>{`${NO_BREAK_SPACE}→ `}</span>
        <VisuallyHidden as="span">, стало </VisuallyHidden>
      </Text>
      <MoneyText value={after} />
    </Text>
  );
}
