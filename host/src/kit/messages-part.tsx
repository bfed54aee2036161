import { ChangedMeanwhile, Refusal } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import {
  Banner,
  Button,
  Card,
  ConsentText,
  EmptyState,
  ErrorState,
  ListIcon,
  PublicLinks,
  SectionCard,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  SupportContact,
  SupportNumber,
  Text,
} from '@cabinet/kernel/ui';
import { FAULT } from './fault.ts';
import { Row, Specimen } from './specimen.tsx';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

export function MessagesPart() {
  return (
    <SectionCard title="Сообщения и состояния">
      <Stack gap="6">
        {TONES.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={`Сообщение ${tone}`}
            action={
              <Button size="sm" variant="outline">
                Понятно
              </Button>
            }
          >
            Что случилось и что с этим делать.
          </Banner>
        ))}
        <Specimen name="Куда вести из кабинета">
          <Stack gap="3">
            <PublicLinks />
            <ConsentText by="account" />
            <Text>
              Попробуйте ещё раз. <SupportContact before="Если не поможет, " act="ask" after="." />
            </Text>
            <SupportNumber number="З-000123" copyLabel="Скопировать номер" />
          </Stack>
        </Specimen>
        <Refusal error={FAULT} />
        <ChangedMeanwhile
          what="данные"
          before={{ name: 'Иван Петров', phone: '' }}
          now={{ name: 'Иван Петров', phone: '+7 (900) 123-45-67' }}
          labels={{ name: 'Имя', phone: 'Телефон' }}
        />
        <Row>
          <Button variant="outline" onClick={() => notify.success('Профиль сохранён')}>
            Успех
          </Button>
          <Button variant="outline" onClick={() => notify.info('Данные обновлены')}>
            Сведение
          </Button>
          <Button variant="outline" onClick={() => notify.warning('Баланс скоро закончится')}>
            Предупреждение
          </Button>
          <Button variant="outline" onClick={() => notifyApiError(FAULT)}>
            Ошибка
          </Button>
        </Row>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
          <Card>
            <EmptyState
              icon={<ListIcon />}
              title="Пока ничего нет"
              description="Записи появятся здесь."
              action={<Button>Создать</Button>}
            />
          </Card>
          <Card>
            <ErrorState error={FAULT} onRetry={() => undefined} />
          </Card>
        </SimpleGrid>
        <Row>
          <Specimen name="скелет">
            <Skeleton height="5" width="48" />
          </Specimen>
          <Specimen name="кольцо">
            <Spinner />
          </Specimen>
        </Row>
      </Stack>
    </SectionCard>
  );
}
