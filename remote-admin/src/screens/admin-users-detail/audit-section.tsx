import { paths } from '@cabinet/kernel/paths';
import { Box, DateText, Link, SectionCard, Stack, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/users.ts';
import { actionText, auditChanges } from './audit-words.ts';

type AuditRow = AdminUserDetail['audit'][number];

function Row({ row }: { readonly row: AuditRow }) {
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <Text fontWeight="medium">{actionText(row.action)}</Text>
      <Text textStyle="sm" color="fg.muted">
        {row.actor?.displayName || row.actor?.email || 'Кабинет'} ·{' '}
        <DateText value={row.at} format="datetime" />
      </Text>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {auditChanges(row.fields).map(({ label, before, after }) => (
          <Text as="li" key={label} textStyle="sm" overflowWrap="anywhere">
            {label}: <VisuallyHidden>было </VisuallyHidden>
            <Text as="span" color="fg.muted">
              {before}
            </Text>
            <span aria-hidden> → </span>
            <VisuallyHidden>, стало </VisuallyHidden>
            {after}
          </Text>
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
