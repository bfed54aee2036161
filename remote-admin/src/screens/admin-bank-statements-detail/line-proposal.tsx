import { Badge, Flex, Link, Stack, Text } from '@cabinet/kernel/ui';
import type { StatementLine } from '../../api/bank-statements.ts';
import type { CompanyFacts } from '../../api/companies.ts';
import { CompanyLine } from '../../components/company/company-line.tsx';
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

/** Why one person's confirmation is not enough, whichever request is chosen. */
function WhyTwoPeople({
  line: { whyTwoPeople },
  company,
}: {
  readonly line: StatementLine;
  readonly company: CompanyFacts | null;
}) {
  const reasons = [...whyTwoPeople, ...(company?.isVerified === false ? ['Компания не проверена'] : [])];
  if (reasons.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.warning">
      {`Подтверждают двое. ${reasons.join('. ')}`}
    </Text>
  );
}

/** What fits and is not proposed, with what tells the companies apart. */
function OtherCandidates({ others }: Pick<StatementLine['match'], 'others'>) {
  if (others.length === 0) return null;
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label="Что подходит">
      {others.map(({ requestId, number, payerName, company }) => (
        <Stack as="li" key={requestId} gap="0.5">
          <Text textStyle="sm">
            <RequestLink id={requestId} number={number} />
            <span>{` ${payerName}`}</span>
          </Text>
          <CompanyLine company={company} />
        </Stack>
      ))}
    </Stack>
  );
}

/** The request that a line is thought to pay, how sure that is, and why. */
export function LineProposal({ line, choices }: LineProposalProps) {
  const { n, match } = line;
  const chosen = choices.chosen.get(n);
  if (chosen !== undefined)
    return (
      <Stack gap="1">
        <Flex gap="2" align="center" wrap="wrap">
          <RequestLink {...chosen} />
          <Text textStyle="sm">{chosen.payerName}</Text>
          <Badge colorPalette="blue">Выбрано вами</Badge>
        </Flex>
        <CompanyLine company={chosen.company} />
        {chosen.comesTo !== 'paid' && <WhyTwoPeople line={line} company={chosen.company} />}
      </Stack>
    );
  return (
    <Stack gap="1">
      <Flex gap="2" align="center" wrap="wrap">
        {match.requestId !== null && <RequestLink id={match.requestId} number={match.number ?? ''} />}
        {match.payerName !== null && <Text textStyle="sm">{match.payerName}</Text>}
        {match.withoutInvoice ? (
          <Badge colorPalette="blue">Оплата без счёта</Badge>
        ) : (
          <Badge colorPalette={CONFIDENCE_PALETTE[match.confidence]}>
            {CONFIDENCE_LABEL[match.confidence]}
          </Badge>
        )}
      </Flex>
      <CompanyLine company={match.company} />
      {match.why.map((reason) => (
        <Text key={reason} textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      ))}
      {match.requestId === null && <WhyTwoPeople line={line} company={null} />}
      <OtherCandidates others={match.others} />
    </Stack>
  );
}
