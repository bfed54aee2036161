import { Box, Flex, Link, Stack, StatusBadge, Text } from '@cabinet/kernel/ui';
import { VerdictBadge } from '../rules/verdict-badge.tsx';
import { ChainStep } from './chain-step.tsx';
import { RuleFacts } from './rule-facts.tsx';
import { useRoleHref } from './use-role-href.ts';
import type { UserAccess } from './user-access.ts';
import { type Answer, placeText, resultText } from './why-words.ts';

function Person({ user: { displayName, email, isActive } }: Pick<UserAccess, 'user'>) {
  return (
    <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
      <Text as="span">{displayName || email}</Text>
      {displayName !== '' && (
        <Text as="span" textStyle="sm" color="fg.muted">
          {email}
        </Text>
      )}
      <StatusBadge tone={isActive ? 'success' : 'danger'}>{isActive ? 'Активен' : 'Отключён'}</StatusBadge>
    </Flex>
  );
}

function Role({ role }: Pick<UserAccess, 'role'>) {
  const href = useRoleHref(role);
  return (
    <Flex columnGap="2" wrap="wrap" align="baseline">
      {href === null ? <Text as="span">{role.roleName}</Text> : <Link to={href}>{role.roleName}</Link>}
      <Text as="span" textStyle="sm" color="fg.muted">
        {placeText(role)}
      </Text>
    </Flex>
  );
}

export function WhyChain(answer: Answer) {
  const { access, model } = answer;
  return (
    <Stack as="ol" gap="0" listStyleType="none" aria-label={`Почему так: ${model.name}`}>
      <ChainStep place={1} title="Человек">
        <Person user={access.user} />
      </ChainStep>
      <ChainStep place={2} title="Роль">
        <Role role={access.role} />
      </ChainStep>
      <ChainStep place={3} title="Правило">
        <RuleFacts model={model} />
      </ChainStep>
      <ChainStep place={4} title="Результат" isLast>
        <Box role="status">
          <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
            <VerdictBadge isOpen={model.allowed} />
            <Text as="span" fontWeight="medium">
              {resultText(answer)}
            </Text>
          </Flex>
        </Box>
      </ChainStep>
    </Stack>
  );
}
