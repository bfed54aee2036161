import { Badge, Card, DateText, Flex, SimpleGrid, Text } from '@cabinet/kernel/ui';
import { ExactSums, MoneyText } from '@cabinet/kernel/ui/money';
import type { ReactNode } from 'react';
import type { Statement } from '../../api/bank-statements.ts';
import { linesText } from '../../components/statement/statement-words.ts';

interface PartProps {
  readonly term: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

function Part({ term, children, note }: PartProps) {
  return (
    <Flex direction="column" gap="1">
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" textStyle="xl" fontWeight="semibold">
        {children}
      </Text>
      {note !== undefined && note !== false && (
        <Text as="dd" textStyle="sm" color="fg.muted">
          {note}
        </Text>
      )}
    </Flex>
  );
}

/** How many lines there are, how many are proposed, and what they come to. */
export function StatementSummary({ statement }: { readonly statement: Statement }) {
  const { summary, uploadedBy, createdAt, sender } = statement;
  return (
    <Card as="section" aria-label="Сводка">
      <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="5">
        <Part
          term="Всего"
          note={
            summary.lines > summary.new + summary.confirmed && (
              <Flex as="span" gap="2" wrap="wrap">
                {summary.duplicate > 0 && <Badge>{`повторов: ${summary.duplicate}`}</Badge>}
                {summary.ignored > 0 && <Badge>{`пропущено: ${summary.ignored}`}</Badge>}
                {summary.unread > 0 && <Badge colorPalette="red">{`не прочитано: ${summary.unread}`}</Badge>}
              </Flex>
            )
          }
        >
          {linesText(summary.lines)}
        </Part>
        <Part term="Ждут решения" note={<MoneyText value={summary.newAmount} />}>
          {summary.new}
        </Part>
        <Part term="Точно найдены" note={<MoneyText value={summary.proposedAmount} />}>
          {summary.proposed}
        </Part>
        <Part term="Подтверждены" note={<MoneyText value={summary.confirmedAmount} />}>
          {summary.confirmed}
        </Part>
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted" mt="4">
        <span>{`Загружена: ${uploadedBy.displayName}, `}</span>
        <DateText value={createdAt} format="datetime" />
        {sender !== null && <span>{` · из «${sender}»`}</span>}
      </Text>
      <ExactSums />
    </Card>
  );
}
