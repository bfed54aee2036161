import {
  ButtonLink,
  Flex,
  Loaded,
  SectionCard,
  Skeleton,
  Stack,
  SupportContact,
  Text,
} from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { type DeviceSession, useSessions } from '../../api/sessions.ts';
import { paths } from '../../paths.ts';
import { EndOthersButton } from './end-others-button.tsx';

interface StepProps {
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ text, children }: StepProps) {
  return (
    <Stack as="li" gap="2" align="flex-start">
      <Text>{text}</Text>
      {children}
    </Stack>
  );
}

function PartLink({ part, children }: { readonly part: string; readonly children: string }) {
  return (
    <ButtonLink to={`${paths.accountSecurity.to()}#${part}`} variant="outline" size="sm">
      {children}
    </ButtonLink>
  );
}

function Others({ sessions }: { readonly sessions: readonly DeviceSession[] }) {
  const others = sessions.filter(({ current }) => !current);
  if (others.length > 0) return <EndOthersButton others={others} />;
  return (
    <Text textStyle="sm" color="fg.muted">
      Других сеансов сейчас нет.
    </Text>
  );
}

/** What to do where somebody else has signed in, step by step. */
export function NotYouSection() {
  const query = useSessions();
  return (
    <SectionCard id="not-you" title="Если это были не вы">
      <Stack as="ol" gap="4" listStyleType="none">
        <Step text="1. Завершите остальные сеансы: на этом устройстве вы останетесь в кабинете.">
          <Flex minHeight="9" align="center">
            <Loaded
              query={query}
              skeleton={<Skeleton width="48" height="9" />}
              failureTitle="Не удалось узнать о сеансах"
            >
              {(sessions) => <Others sessions={sessions} />}
            </Loaded>
          </Flex>
        </Step>
        <Step text="2. Смените пароль.">
          <PartLink part="password">К смене пароля</PartLink>
        </Step>
        <Step text="3. Проверьте ключи и коды: удалите те, что добавили не вы, и сделайте новые резервные коды.">
          <PartLink part="factors">К ключам и кодам</PartLink>
        </Step>
        <Text as="li" css={{ '&:empty': { display: 'none' } }}>
          <SupportContact before="4. Если доступ уже потерян или что-то непонятно, " act="ask" after="." />
        </Text>
      </Stack>
    </SectionCard>
  );
}
