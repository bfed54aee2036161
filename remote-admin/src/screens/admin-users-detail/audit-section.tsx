import { Box, DateText, Flex, Link, SectionCard, Stack, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { actorText } from '../../components/audit/actor-text.ts';
import { actionText } from '../../components/audit/audit-words.ts';
import { changesOf } from '../../components/audit/changes.ts';
import { fieldText } from '../../components/audit/field-words.ts';
import { ValueText } from '../../components/audit/value-text.tsx';
import { paths } from '../../paths.ts';

type AuditRow = AdminUserDetail['audit'][number];

function Row({ row }: { readonly row: AuditRow }) {
  const { before, after } = row.fields;
  const changed = changesOf(before, after).filter(({ kind }) => kind !== 'same');
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="medium">{actionText(row.action)}</Text>
      <Text textStyle="sm" color="fg.muted">
        {actorText(row)} · <DateText value={row.at} format="datetime" />
      </Text>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {changed.map(({ field, before: was, after: is }) => (
          <Flex as="li" key={field} columnGap="2" wrap="wrap" textStyle="sm" overflowWrap="anywhere">
            <Text as="span">{fieldText(field)}:</Text>
            <VisuallyHidden>было </VisuallyHidden>
            <Box color="fg.muted">
              <ValueText value={was} other={is} side="before" />
            </Box>
            <span aria-hidden>→</span>
            <VisuallyHidden>, стало </VisuallyHidden>
            <ValueText value={is} other={was} side="after" />
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

/** What was lately done to a person and their sessions, before → after. */
export function AuditSection({ person: { id, audit } }: { readonly person: AdminUserDetail }) {
  const href = `${paths.adminAudit.to()}?${new URLSearchParams({ entity_id: id })}`;
  return (
    <SectionCard
      title="Журнал"
      description="Последние действия с этой учётной записью"
      actions={
        <Link to={href} aria-label="Все записи журнала о пользователе">
          Все
        </Link>
      }
    >
      {audit.length === 0 && <Text color="fg.muted">Записей ещё нет.</Text>}
      <Stack as="ol" aria-label="Журнал" gap="0" listStyleType="none">
        {audit.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Stack>
    </SectionCard>
  );
}
