import { plural } from '@cabinet/kernel/core/text';
import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { usePermission } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Badge, ButtonLink, Flex, Loaded, SectionCard, Skeleton, Text } from '@cabinet/kernel/ui';
import type { Company } from '../../api/company.ts';
import { type CompanyRole, useCompanyRoles } from '../../api/company-roles.ts';
import { Row, RowList } from '../../components/row-list.tsx';
import { elsewhere, paths } from '../../paths.ts';

const people = (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`;

function RoleRow({ role }: { readonly role: CompanyRole }) {
  return (
    <Row wraps>
      <Flex gap="2" align="center" minW="0" wrap="wrap">
        <Text as="span" overflowWrap="anywhere">
          {role.roleName}
        </Text>
        {role.isSystem && <Badge>системная</Badge>}
      </Flex>
      <Text as="span" color="fg.muted">
        {people(role.usersCount)}
      </Text>
    </Row>
  );
}

/** The lists behind the counts, each for whoever may open it. */
function Ways({ hasPeople }: { readonly hasPeople: boolean }) {
  const offered = useAtomValue(offeredPathsAtom);
  const hasRoles = usePermission('company_role:manage') && offered.includes(elsewhere.companyRoles.pattern);
  return (
    <Flex gap="2" wrap="wrap">
      {hasPeople && (
        <ButtonLink to={paths.companyUsers.to()} variant="outline" size="sm">
          Пользователи компании
        </ButtonLink>
      )}
      {hasRoles && (
        <ButtonLink to={elsewhere.companyRoles.to()} variant="outline" size="sm">
          Роли компании
        </ButtonLink>
      )}
    </Flex>
  );
}

interface RolesSectionProps {
  readonly company: Company;
  /** Whether the reader may open the list of people. */
  readonly hasPeople: boolean;
}

/** How many people hold each role. */
export function RolesSection({ company, hasPeople }: RolesSectionProps) {
  return (
    <SectionCard
      title="Пользователи и роли"
      description={`В компании ${people(company.usersCount)}`}
      actions={<Ways hasPeople={hasPeople} />}
    >
      <Loaded
        query={useCompanyRoles(company.id)}
        skeleton={<Skeleton height="28" />}
        failureTitle="Не удалось загрузить роли"
      >
        {(roles) => (
          <RowList label="Роли">
            {roles.map((role) => (
              <RoleRow key={role.roleId} role={role} />
            ))}
          </RowList>
        )}
      </Loaded>
    </SectionCard>
  );
}
