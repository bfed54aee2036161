import { accountAtom, canSeeBalance, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Card, Grid } from '@cabinet/kernel/ui';
import { BalanceFigure } from './balance-figure.tsx';
import { CompanyAccountFigure } from './company-account-figure.tsx';
import { SpendingFigures } from './spending-figures.tsx';
import { TierFigure } from './tier-figure.tsx';

/** However many figures a person may see, they fill their rows; the lines between them are what lies behind. */
const FILLED = {
  '& > *': { flex: { base: '1 1 40%', xl: '1 1 0' } },
  '& > :is(:first-child, :last-child)': { flexBasis: { base: '100%', sm: '40%', xl: '0' } },
};

/**
 * The row of figures: balance, spending, how long it lasts, the tier. Whoever may not see the balance begins with what
 * they have spent.
 */
export function FiguresSection({ user }: { readonly user: User }) {
  // A group member sees neither its spending nor its top-ups (decision 0117).
  const { tierProgress } = useAtomValue(accountAtom);
  const isOpen = canSeeBalance(user);
  return (
    <Card p="0" overflow="hidden">
      <Grid display="flex" flexWrap="wrap" gap="1px" bg="border.muted" css={FILLED}>
        {isOpen && <BalanceFigure user={user} />}
        <SpendingFigures />
        {!isOpen && <CompanyAccountFigure company={user.company} />}
        {isOpen && tierProgress !== null && <TierFigure progress={tierProgress} />}
      </Grid>
    </Card>
  );
}
