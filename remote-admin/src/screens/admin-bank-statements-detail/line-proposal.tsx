import { Badge, Flex, Link, Stack, Text } from '@cabinet/kernel/ui';
import type { StatementLine } from '../../api/bank-statements.ts';
import { CONFIDENCE_LABEL, CONFIDENCE_PALETTE } from '../../components/statement/statement-words.ts';
import { paths } from '../../paths.ts';
import type { Choices } from './choices.ts';

const RequestLink = ({ id, number }: { readonly id: string; readonly number: string }) => (
  <Link to={paths.adminPaymentRequestsDetail.to({ requestId: id })}>{number}</Link>
);

interface LineProposalProps {
  readonly line: StatementLine;
  readonly choices: Choices;
}

/** The request that a line is thought to pay, how sure that is, and why. */
export function LineProposal({ line: { n, match }, choices }: LineProposalProps) {
  const chosen = choices.chosen.get(n);
  if (chosen !== undefined)
    return (
      <Flex gap="2" align="center" wrap="wrap">
        <RequestLink {...chosen} />
        <Text textStyle="sm">{chosen.payerName}</Text>
        <Badge colorPalette="blue">Выбрано вами</Badge>
      </Flex>
    );
  return (
    <Stack gap="1">
      <Flex gap="2" align="center" wrap="wrap">
        {match.requestId !== null && <RequestLink id={match.requestId} number={match.number ?? ''} />}
        {match.payerName !== null && <Text textStyle="sm">{match.payerName}</Text>}
        <Badge colorPalette={CONFIDENCE_PALETTE[match.confidence]}>
          {CONFIDENCE_LABEL[match.confidence]}
        </Badge>
      </Flex>
      {match.why.map((reason) => (
        <Text key={reason} textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}
