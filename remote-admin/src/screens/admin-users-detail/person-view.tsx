import { useWhyDialog } from '@cabinet/access';
import { useNavigate } from '@cabinet/kernel/router';
import type { User } from '@cabinet/kernel/session';
import { Grid, Stack } from '@cabinet/kernel/ui';
import type { AdminUserDetail } from '../../api/admin-users.ts';
import { toRoleHolder } from '../../components/person/person-words.ts';
import { usePersonQuestion } from '../../components/person/use-person-question.ts';
import { useRoleQuestion } from '../../components/person-role/use-role-question.tsx';
import { keepsGlobalRoles, mayGiveRole, nameOf, toKeptRoleHolder } from '../../lib/person-role.ts';
import { paths } from '../../paths.ts';
import { AccessSection } from './access-section.tsx';
import { AuditSection } from './audit-section.tsx';
import { CaseSection } from './case-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { MoneySection } from './money-section.tsx';
import { PermissionsSection } from './permissions-section.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonProposals } from './person-proposals.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TransactionsSection } from './transactions-section.tsx';

interface PersonViewProps {
  readonly person: AdminUserDetail;
  readonly viewer: User;
}

export function PersonView({ person, viewer }: PersonViewProps) {
  const navigate = useNavigate();
  const question = usePersonQuestion(() => void navigate(paths.admin.to()));
  const role = useRoleQuestion();
  const why = useWhyDialog();
  const kept = toKeptRoleHolder(toRoleHolder(person));
  const about = { id: person.id, name: nameOf(person) };
  return (
    <>
      <PersonHeader person={person} onAsk={(kind) => question.ask({ kind, person })} />
      <Stack gap="6">
        <PersonProposals userId={person.id} />
        <CaseSection person={person} />
        {/* Two columns of their own: a card stands right below the one that is read before it, however high its neighbour is. */}
        <Grid
          gap="6"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Stack gap="6">
            <FactsSection
              person={person}
              onEdit={() => question.ask({ kind: 'edit', person })}
              onRole={
                mayGiveRole(viewer, person)
                  ? () => role.ask({ kind: 'assign', person: toRoleHolder(person) })
                  : undefined
              }
              onGlobalRole={
                kept !== null && keepsGlobalRoles(viewer)
                  ? () => role.ask({ kind: 'assign', person: kept })
                  : undefined
              }
            />
            <MoneySection person={person} />
            <TransactionsSection userId={person.id} />
          </Stack>
          <Stack gap="6">
            <SessionsSection person={person} />
            <PermissionsSection person={person} />
            <AccessSection userId={person.id} onWhy={(model) => why.ask({ person: about, model })} />
            <AuditSection person={person} />
          </Stack>
        </Grid>
      </Stack>
      {question.element}
      {role.element}
      {why.element}
    </>
  );
}
