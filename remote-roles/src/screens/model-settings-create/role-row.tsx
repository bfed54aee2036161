import { VerdictBadge } from '@cabinet/access';
import { describeRule } from '@cabinet/kernel/core/model-access';
import { Flex, Text } from '@cabinet/kernel/ui';
import type { RoleVerdict } from '../../api/models.ts';
import { peopleText } from '../../lib/counts.ts';

interface RoleRowProps {
  readonly role: RoleVerdict;
  readonly modelName: string;
}

export function RoleRow({ role, modelName }: RoleRowProps) {
  const { roleName, companyName, usersCount, hasAccess, rule } = role;
  const inWords = describeRule(rule, () => modelName || undefined);
  return (
    <Flex
      gap="3"
      align="center"
      justify="space-between"
      height="100%"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Flex direction="column" minW="0">
        <Text as="span" truncate title={roleName}>
          <span>{`${roleName} `}</span>
          <Text as="span" textStyle="xs" color="fg.muted">
            {[...(companyName === null ? [] : [companyName]), peopleText(usersCount)].join(' · ')}
          </Text>
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted" truncate title={inWords}>
          {inWords}
        </Text>
      </Flex>
      <VerdictBadge isOpen={hasAccess} />
    </Flex>
  );
}
