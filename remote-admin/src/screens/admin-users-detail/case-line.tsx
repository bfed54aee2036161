import { Box, Link, Text } from '@cabinet/kernel/ui';
import { type CountedList, useCaseCount } from '../../api/person-case.ts';

interface CaseLinkProps {
  readonly label: string;
  readonly to: string;
  /** Undefined while it is on the way, and where it is not counted. */
  readonly count?: number | undefined;
}

/** One list about the person; what it holds stands beside, so that nobody opens an empty one to find out. */
export function CaseLink({ label, to, count }: CaseLinkProps) {
  return (
    <Box as="li">
      <Link to={to}>{label}</Link>
      {count !== undefined && (
        <Text as="span" color="fg.muted">
          {`: ${count === 0 ? 'нет' : count.toLocaleString('ru-RU')}`}
        </Text>
      )}
    </Box>
  );
}

interface CaseLineProps {
  readonly label: string;
  readonly list: CountedList;
  readonly query: Readonly<Record<string, string>>;
  /** The address with the same filter. */
  readonly to: string;
}

/** {@link CaseLink} that asks its list for the number. */
export function CaseLine({ list, query, ...link }: CaseLineProps) {
  const { data } = useCaseCount(list, query);
  return <CaseLink {...link} count={data} />;
}
