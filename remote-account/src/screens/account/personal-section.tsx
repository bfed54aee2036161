import { formatPhone } from '@cabinet/kernel/core/phone';
import { useModal } from '@cabinet/kernel/modals';
import type { User } from '@cabinet/kernel/session';
import {
  Avatar,
  Box,
  Button,
  CameraIcon,
  DateText,
  Flex,
  PencilIcon,
  SectionCard,
  Text,
} from '@cabinet/kernel/ui';
import { Fact, FactList } from '@cabinet/payments/facts';
import { EmailFact } from '../../components/email/email-fact.tsx';

const Unset = () => (
  <Text as="span" color="fg.muted">
    Не указан
  </Text>
);

export function PersonalSection({ user }: { readonly user: User }) {
  const editProfile = useModal('edit-profile');
  const editAvatar = useModal('edit-avatar');
  const name = user.displayName || user.email;
  return (
    <SectionCard
      id="personal"
      title="Личные данные"
      actions={
        <Flex gap="4" align="center" width={{ base: 'full', sm: 'auto' }} my={{ sm: '-0.5' }}>
          <Box hideFrom="sm">
            <Avatar name={name} src={user.avatar} size={72} />
          </Box>
          <Flex gap="2" direction={{ base: 'column', sm: 'row' }} flex="1">
            <Button variant="outline" size="sm" onClick={editProfile.open}>
              <PencilIcon /> Изменить профиль
            </Button>
            <Button variant="outline" size="sm" onClick={editAvatar.open}>
              <CameraIcon /> Изменить аватар
            </Button>
          </Flex>
        </Flex>
      }
    >
      <Flex gap="6" align="flex-start">
        <Box hideBelow="sm">
          <Avatar name={name} src={user.avatar} size={88} />
        </Box>
        <Box flex="1" minW="0" width="100%">
          <FactList>
            <Fact term="Имя">{name}</Fact>
            <EmailFact email={user.email} />
            <Fact term="Телефон">{user.phone === null ? <Unset /> : formatPhone(user.phone)}</Fact>
            <Fact term="С нами с">
              <DateText value={user.createdAt} />
            </Fact>
            <Fact term="Последний вход">
              <DateText value={user.lastSignInAt} format="datetime" />
            </Fact>
          </FactList>
        </Box>
      </Flex>
    </SectionCard>
  );
}
