import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, Flex, SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { type Membership, MembershipFacts } from '../../components/membership-facts.tsx';
import { MembershipSection } from '../../components/membership-section.tsx';
import { elsewhere } from '../../paths.ts';

const WAYS_IN = [
  { of: 'group', path: elsewhere.group, label: 'Создать группу' },
  { of: 'company', path: elsewhere.companyCreate, label: 'Создать компанию' },
] as const;

/** Where the person belongs, and a way to make what they do not have yet. */
export function BelongingSection({ user }: { readonly user: Membership }) {
  const offered = useAtomValue(offeredPathsAtom);
  const ways = WAYS_IN.filter(({ of, path }) => user[of] === null && offered.includes(path.pattern));
  if (ways.length === 0) return <MembershipSection user={user} />;
  return (
    <SectionCard title="Компания и группа">
      <Stack gap="4">
        {(user.company !== null || user.group !== null) && <MembershipFacts user={user} />}
        <Text color="fg.muted" textStyle="sm">
          У группы и у компании общий счёт: с него платят за нескольких людей. Ваши личные деньги остаются
          вашими.
        </Text>
        <Flex gap="2" wrap="wrap">
          {ways.map(({ of, path, label }) => (
            <ButtonLink key={of} to={path.to()} variant="outline" size="sm">
              {label}
            </ButtonLink>
          ))}
        </Flex>
      </Stack>
    </SectionCard>
  );
}
