import { Link, Stack, Text } from '@cabinet/kernel/ui';
import type { LedgerProblem } from '../../api/ledger.ts';
import { problemHref, problemWords } from './problem-words.ts';

/** A check keeps no more of them. */
const KEPT = 100;

function Problem({ problem }: { readonly problem: LedgerProblem }) {
  const { title, meaning } = problemWords(problem.kind);
  const href = problemHref(problem);
  return (
    <Stack as="li" gap="1" py="3" borderTopWidth="1px" borderColor="border.muted">
      <Text fontWeight="medium">{title}</Text>
      <Text textStyle="sm" color="fg.muted">
        {meaning}
      </Text>
      <Text textStyle="sm" overflowWrap="anywhere">
        {href === null ? problem.subject : <Link to={href}>{problem.subject}</Link>}
      </Text>
      <Text textStyle="xs" fontFamily="mono" overflowWrap="anywhere">
        {problem.detail}
      </Text>
    </Stack>
  );
}

/** What a check has found: what it is, where, and the figures that differ. */
export function ProblemList({ problems }: { readonly problems: readonly LedgerProblem[] }) {
  return (
    <Stack gap="3">
      <Stack as="ul" aria-label="Расхождения" gap="0" listStyleType="none">
        {problems.map((problem) => (
          <Problem key={`${problem.kind} ${problem.subject} ${problem.detail}`} problem={problem} />
        ))}
      </Stack>
      {problems.length >= KEPT && (
        <Text textStyle="sm" color="fg.muted">
          {`Показаны первые ${KEPT}: исправьте их и проверьте ещё раз.`}
        </Text>
      )}
    </Stack>
  );
}
