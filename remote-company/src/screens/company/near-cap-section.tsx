import { startOfNextMonth } from '@cabinet/kernel/core/calendar';
import { NEAR_CAP_PERCENT } from '@cabinet/kernel/core/payments';
import { plural } from '@cabinet/kernel/core/text';
import { Box, Link, Loaded, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { CapBar, capLevel } from '@cabinet/members';
import { type CompanyUser, useUsersNearCap } from '../../api/company-users.ts';
import { RowList } from '../../components/row-list.tsx';
import { paths } from '../../paths.ts';

const SHOWN = 5;

function PersonRow({ person, resetsAt }: { readonly person: CompanyUser; readonly resetsAt: string }) {
  const { displayName, email, spentThisMonth, monthlyCap } = person;
  const name = displayName || email;
  return (
    <Box as="li" py="2.5" _first={{ pt: '0' }} _last={{ pb: '0' }}>
      <Text truncate fontWeight="medium">
        {name}
      </Text>
      <CapBar
        label={`${name}: расходы за месяц`}
        spent={spentThisMonth}
        cap={monthlyCap}
        resetsAt={resetsAt}
      />
    </Box>
  );
}

/** How near the end is; who has no cap comes to none. */
const percentOf = ({ spentThisMonth, monthlyCap }: CompanyUser) =>
  monthlyCap === null ? 0 : capLevel(spentThisMonth, monthlyCap).percent;

function NearestFirst({ users }: { readonly users: readonly CompanyUser[] }) {
  const resetsAt = startOfNextMonth().toISOString();
  const sorted = [...users].sort((one, other) => percentOf(other) - percentOf(one));
  const more = users.length - SHOWN;
  return (
    <Stack gap="2">
      <RowList>
        {sorted.slice(0, SHOWN).map((person) => (
          <PersonRow key={person.userId} person={person} resetsAt={resetsAt} />
        ))}
      </RowList>
      {more > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {`И ещё ${more} ${plural(more, 'сотрудник', 'сотрудника', 'сотрудников')}`}
        </Text>
      )}
    </Stack>
  );
}

/** People who are soon to be refused, or are already, unless their cap grows. */
export function NearCapSection({ companyId }: { readonly companyId: string }) {
  const { users, error, mutate } = useUsersNearCap(companyId);
  return (
    <SectionCard
      title="Лимиты на исходе"
      actions={
        <Link to={paths.companyUsers.to()} aria-label="Все сотрудники">
          Все
        </Link>
      }
    >
      <Loaded query={{ data: users, error, mutate }}>
        {(near) =>
          near.length === 0 ? (
            <Text color="fg.muted">{`Никто не потратил больше ${NEAR_CAP_PERCENT} % своего лимита на этот месяц.`}</Text>
          ) : (
            <NearestFirst users={near} />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
