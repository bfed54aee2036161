import { Button, CopyButton, DateText, Flex, Heading, Link, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { Fact, FactList } from '@cabinet/payments/facts';
import { useState } from 'react';
import type { AuditRow } from '../../api/audit.ts';
import { actionText, entityText, isReading } from '../../components/audit/row-text.ts';
import { ActorLink } from './actor-link.tsx';
import { ChangeList } from './change-list.tsx';
import { Code } from './code.tsx';
import { entityHref } from './entity-href.ts';
import { ReadingSection } from './reading-section.tsx';

interface AuditDialogProps {
  readonly row: AuditRow;
  readonly onClose: () => void;
}

function RowFacts({ row }: { readonly row: AuditRow }) {
  const href = entityHref(row);
  const name = row.entityLabel ?? row.entityId ?? '—';
  return (
    <FactList>
      <Fact term="Когда">
        <DateText value={row.at} format="datetime" />
      </Fact>
      <Fact term="Кто">
        <ActorLink row={row} />
      </Fact>
      {row.begun !== null && (
        <Fact term="Через задание или предложение">
          <span>{row.begunText}</span>
          <Code text={row.begun} what="ID" />
        </Fact>
      )}
      {(row.entityId !== null || !isReading(row)) && (
        <Fact term={entityText(row)}>
          <span>{href === null ? name : <Link to={href}>{name}</Link>}</span>
          {row.entityId !== null && row.entityLabel !== null && <Code text={row.entityId} what="ID" />}
        </Fact>
      )}
      <Fact term="Код действия">{row.action}</Fact>
      {row.ip !== null && <Fact term="IP">{row.ip}</Fact>}
      {row.userAgent !== null && <Fact term="Браузер">{row.userAgent}</Fact>}
      {row.traceId !== null && (
        <Fact term="Номер запроса">
          <Code text={row.traceId} what="номер запроса" />
        </Fact>
      )}
      <Fact term="Хеш">
        <Code text={row.hash} what="хеш" />
      </Fact>
    </FactList>
  );
}

function RawState({ fields }: Pick<AuditRow, 'fields'>) {
  const [isOpen, setOpen] = useState(false);
  const text = JSON.stringify(fields, null, 2);
  return (
    <Stack gap="2">
      <Flex gap="2" align="center">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Скрыть JSON' : 'Показать JSON'}
        </Button>
        <CopyButton text={text} label="Скопировать JSON" />
      </Flex>
      {isOpen && (
        <Text as="pre" textStyle="xs" fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      )}
    </Stack>
  );
}

/** What an action has changed; the words of an earlier API are missing, but not its JSON. */
function ChangesSection({ fields: { before, after }, changes = [] }: Pick<AuditRow, 'fields' | 'changes'>) {
  if (before === null && after === null) return <Text color="fg.muted">Действие не меняло данных.</Text>;
  return <ChangeList changes={changes} label="Было и стало" isMarked={before !== null && after !== null} />;
}

/** One row of the log: who, what, from where, and what was before and after it. */
export default function AuditDialog({ row, onClose }: AuditDialogProps) {
  const isRead = isReading(row);
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={actionText(row)} description={`Запись № ${row.seq}`}>
      <Stack gap="6" pb="5">
        <Stack gap="3">
          <Heading as="h3" size="md">
            {isRead ? 'Что прочитано' : 'Было и стало'}
          </Heading>
          {isRead ? <ReadingSection {...row} /> : <ChangesSection {...row} />}
          <RawState fields={row.fields} />
        </Stack>
        <RowFacts row={row} />
      </Stack>
    </Dialog>
  );
}
