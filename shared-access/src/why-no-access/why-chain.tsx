import { Box, Flex, Link, Stack, StatusBadge, Text } from '@cabinet/kernel/ui';
import { VerdictBadge } from '../rules/verdict-badge.tsx';
import { ChainStep } from './chain-step.tsx';
import { RuleFacts } from './rule-facts.tsx';
import { useRoleHref } from './use-role-href.ts';
import type { UserAccess } from './user-access.ts';
import { type Answer, helpTexts, type RuledRole, resultText, rolesOf } from './why-words.ts';

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

function Role({ role, place }: RuledRole) {
  const href = useRoleHref(role);
  return (
    <Flex columnGap="2" wrap="wrap" align="baseline">
      {href === null ? <Text as="span">{role.roleName}</Text> : <Link to={href}>{role.roleName}</Link>}
      <Text as="span" textStyle="sm" color="fg.muted">
        {place}
      </Text>
    </Flex>
  );
}

export function WhyChain(answer: Answer) {
  const { access, model } = answer;
  const roles = rolesOf(access);
  const isOne = roles.length === 1;
  const nameOf = (side: RuledRole['side']) => roles.find((each) => each.side === side)?.role.roleName;
  return (
    <Stack as="ol" gap="0" listStyleType="none" aria-label={`Почему так: ${model.name}`}>
      <ChainStep place={1} title="Человек">
        <Person user={access.user} />
      </ChainStep>
      <ChainStep place={2} title={isOne ? 'Роль' : 'Роли: модель открыта, если её открывают обе'}>
        {roles.map((each) => (
          <Role key={each.side} {...each} />
        ))}
      </ChainStep>
      <ChainStep place={3} title={isOne ? 'Правило' : 'Правила'}>
        {model.verdicts.map((verdict) => (
          <RuleFacts
            key={verdict.of}
            model={model}
            verdict={verdict}
            roleName={isOne ? undefined : nameOf(verdict.of)}
          />
        ))}
      </ChainStep>
      <ChainStep place={4} title="Результат" isLast>
        <Box role="status">
          <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
            <VerdictBadge isOpen={model.allowed} />
            <Text as="span" fontWeight="medium">
              {resultText(answer)}
            </Text>
          </Flex>
          {helpTexts(answer).map((text) => (
            <Text key={text} textStyle="sm" color="fg.muted">
              {text}
            </Text>
          ))}
        </Box>
      </ChainStep>
    </Stack>
  );
}
