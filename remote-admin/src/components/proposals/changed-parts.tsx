import { ChangedNames } from '@cabinet/access';
import { Fact } from '@cabinet/payments/facts';
import type { Proposal } from '../../api/proposals.ts';
import { changedFields, changedPermissions } from './words/detail-words.ts';

const GAINED = 'Появятся права';
const LOST = 'Пропадут права';
const listOf = (label: string, names: readonly string[]) => [{ label, names }];

/** What becomes of what, among the facts of a proposal. */
export function ChangedFacts({ details }: Pick<Proposal, 'details'>) {
  return changedFields(details).map(({ field, label, before, after }) => (
    <Fact key={field} term={label}>
      {before === null ? after : `${before} → ${after}`}
    </Fact>
  ));
}

/** Which permissions come and go. */
export function ChangedPermissions({ details }: Pick<Proposal, 'details'>) {
  const { added, removed } = changedPermissions(details);
  return (
    <>
      <ChangedNames title={GAINED} lists={listOf(GAINED, added)} isGain />
      <ChangedNames title={LOST} lists={listOf(LOST, removed)} isGain={false} />
    </>
  );
}
