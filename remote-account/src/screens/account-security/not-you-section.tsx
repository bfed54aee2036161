import { ButtonLink, SectionCard, Stack, SupportContact, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { useSessions } from '../../api/sessions.ts';
import { paths } from '../../paths.ts';
import { ConfirmedTime } from './confirmed-time.tsx';
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

/** What to do where somebody else has signed in, step by step. */
export function NotYouSection() {
  const others = useSessions().data?.filter(({ current }) => !current) ?? [];
  return (
    <SectionCard id="not-you" title="Если это были не вы">
      <Stack as="ol" gap="4" listStyleType="none">
        <Step text="1. Завершите остальные сеансы: на этом устройстве вы останетесь в кабинете.">
          {others.length > 0 ? (
            <EndOthersButton others={others} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              Других сеансов сейчас нет.
            </Text>
          )}
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
      {/* Here, because nothing stands below that could move as it comes and goes. */}
      <ConfirmedTime />
    </SectionCard>
  );
}
