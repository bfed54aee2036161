import { VisuallyHidden } from '@cabinet/kernel/ui';
import { MoneyText, type MoneyTextProps } from '@cabinet/kernel/ui/money';

const NO_BREAK_SPACE = '\u00a0';
const HIDDEN = 'Баланс общего счёта здесь не показывается';

/** A balance before and after a movement; a dash where it is hidden. */
export function BalanceChange({
  before,
  after,
  ...look
}: Pick<MoneyTextProps, 'digits' | 'isExact'> & {
  readonly before: string | null;
  readonly after: string | null;
}) {
  if (before === null || after === null)
    return (
      <span className="muted" title={HIDDEN}>
        <span aria-hidden>—</span>
        <VisuallyHidden as="span">{HIDDEN}</VisuallyHidden>
      </span>
    );
  return (
    <>
      <span className="muted">
        <MoneyText value={before} {...look} />
        <span aria-hidden>{`${NO_BREAK_SPACE}→ `}</span>
        <VisuallyHidden as="span">, стало </VisuallyHidden>
      </span>
      <MoneyText value={after} {...look} />
    </>
  );
}
