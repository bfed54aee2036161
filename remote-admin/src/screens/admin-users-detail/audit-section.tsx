import { Box, DateText, Flex, Link, SectionCard, Stack, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { actionText, actorText, touchedBy } from '../../components/audit/row-text.ts';
import { ValueLines } from '../../components/audit/value-lines.tsx';
import { paths } from '../../paths.ts';

type AuditRow = AdminUserDetail['audit'][number];

function Row({ row }: { readonly row: AuditRow }) {
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="medium">{actionText(row)}</Text>
      <Text textStyle="sm" color="fg.muted">
        <span>{`${actorText(row)} · `}</span>
        <DateText value={row.at} format="datetime" />
      </Text>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {touchedBy(row).map((change) => (
          <Flex as="li" key={change.field} columnGap="2" wrap="wrap" textStyle="sm">
            <Text as="span">{`${change.title}:`}</Text>
            {change.before.length > 0 && (
              <>
                <VisuallyHidden>было </VisuallyHidden>
                <Box color="fg.muted" minW="0">
                  <ValueLines change={change} side="before" />
                </Box>
                <span aria-hidden>→</span>
                <VisuallyHidden>, стало </VisuallyHidden>
              </>
            )}
            <ValueLines change={change} side="after" />
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
