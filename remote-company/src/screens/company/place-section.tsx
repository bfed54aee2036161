import { Badge, DateText, ExternalLink, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import type { Company } from '../../api/company.ts';
import { Row, RowList } from '../../components/row-list.tsx';

interface PlaceSectionProps {
  readonly company: Company;
  readonly userId: string;
}

/** The member's own role, and whom to ask for more. */
export function PlaceSection({ company, userId }: PlaceSectionProps) {
  const { role, joinedAt, isOwner } = company.membership;
  const others = company.managers.filter((manager) => manager.userId !== userId);
  return (
    <SectionCard
      title="Моя роль"
      actions={
        <Badge size="md" whiteSpace="normal" overflowWrap="anywhere">
          {role.roleName}
        </Badge>
      }
    >
      <Stack gap="3">
        <Text color="fg.muted" textStyle="sm">
          <span>{`${isOwner ? 'Вы владелец компании' : 'Вы в компании'} с `}</span>
          <DateText value={joinedAt} />
        </Text>
        {others.length > 0 && <Text textStyle="sm">Роли и лимиты меняют:</Text>}
        {others.length > 0 && (
          <RowList>
            {others.map(({ userId: id, displayName, email }) => (
              <Row key={id}>
                <Stack gap="0" minW="0">
                  <Text truncate>{displayName || email}</Text>
                  <ExternalLink href={`mailto:${email}`} textStyle="sm" overflowWrap="anywhere">
                    {email}
                  </ExternalLink>
                </Stack>
              </Row>
            ))}
          </RowList>
        )}
      </Stack>
    </SectionCard>
  );
}
