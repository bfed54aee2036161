import { offeredPathsAtom } from '@cabinet/kernel/paths';
import type { User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Badge, Flex, Link, Text } from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { ReactNode } from 'react';
import { elsewhere } from '../paths.ts';

/** The part of the user that says where they belong. */
export type Membership = Pick<User, 'company' | 'group'>;

interface MemberOfProps {
  readonly name: string;
  readonly path: string;
  readonly children?: ReactNode;
}

/** A name that leads to its screen when a remote offers one. */
function MemberOf({ name, path, children }: MemberOfProps) {
  const isOffered = useAtomValue(offeredPathsAtom).includes(path);
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {isOffered ? <Link to={path}>{name}</Link> : <Text as="span">{name}</Text>}
      {children}
    </Flex>
  );
}

/** Company and group of a user; nothing for a user who has neither. */
export function MembershipFacts({ user }: { readonly user: Membership }) {
  const { company, group } = user;
  return (
    <FactList>
      {company !== null && (
        <Fact term="Компания">
          <MemberOf name={company.name} path={elsewhere.company.pattern} />
        </Fact>
      )}
      {group !== null && (
        <Fact term="Группа">
          <MemberOf name={group.name} path={elsewhere.group.pattern}>
            <Badge colorPalette={group.isOwner ? 'accent' : 'gray'}>
              {group.isOwner ? 'Вы владелец' : 'Вы участник'}
            </Badge>
          </MemberOf>
        </Fact>
      )}
    </FactList>
  );
}
