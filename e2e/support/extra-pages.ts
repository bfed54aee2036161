import type { ExtraRemote } from './extra-remote.ts';

/** Sizes of avatars that the cabinet draws (36, 44, 56, 72, 88) and every other that is also a step of the spacing scale. */
export const AVATAR_SIZES = [...Array.from({ length: 25 }, (_, step) => step * 4).slice(4), 14, 128, 160];

/** Says who is signed in. */
const REPORTS = `
  import { useCurrentUser } from '@cabinet/kernel/session';
  import { Heading, Stack, Text } from '@cabinet/kernel/ui';
  export function Screen() {
    const user = useCurrentUser();
    return <Stack><Heading as="h1">Отчёты о чём угодно</Heading><Text>{user?.email}</Text></Stack>;
  }`;

/** An action for those who are signed in. */
const OFFER = `
  import { useModal } from '@cabinet/kernel/modals';
  import { useCurrentUser } from '@cabinet/kernel/session';
  import { Button, Heading, Stack, Text } from '@cabinet/kernel/ui';
  import { useState } from 'react';
  export function Screen() {
    const user = useCurrentUser();
    const { open } = useModal('login');
    const [isTaken, setTaken] = useState(false);
    const [note, setNote] = useState('');
    return (
      <Stack gap="4" align="start">
        <Heading as="h1">Предложение для всех</Heading>
        <Text>{user === null ? 'Вы не вошли' : 'Вы вошли как ' + user.displayName}</Text>
        <label>Пожелание <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
        <Button onClick={() => (user === null ? open() : setTaken(true))}>Взять предложение</Button>
        {isTaken && <Text role="status">Предложение ваше</Text>}
      </Stack>
    );
  }`;

/** One picture of each size; what is chosen or wrong, each beside one that is neither. */
const LOOKS = `
  import { Avatar, Flex, Heading, Input, Stack, Textarea } from '@cabinet/kernel/ui';
  import { Select } from '@cabinet/kernel/ui/select';
  import { Tabs } from '@cabinet/kernel/ui/tabs';
  const TABS = ['Выбранная', 'Другая'].map((label) => ({ id: label, label, content: label }));
  const OPTIONS = [{ value: 'a', label: 'А' }];
  export function Screen() {
    return (
      <Stack gap="4" align="start">
        <Heading as="h1">Вид под указателем</Heading>
        <Tabs label="Вкладки" tabs={TABS} />
        <Input aria-label="Верная строка" />
        <Input aria-label="Неверная строка" aria-invalid />
        <Textarea aria-label="Верный текст" />
        <Textarea aria-label="Неверный текст" aria-invalid />
        <Select aria-label="Верный выбор" options={OPTIONS} />
        <Select aria-label="Неверный выбор" options={OPTIONS} aria-invalid />
        <Flex wrap="wrap" gap="4">
          {${JSON.stringify(AVATAR_SIZES)}.map((size) => (
            <Avatar key={size} name="Илья Белов" src="/photo.jpg" size={size} />
          ))}
        </Flex>
      </Stack>
    );
  }`;

const permission = 'user:manage';

/** A remote that nobody knew when the host was built: a screen for administrators in the menu, and pages for everybody. */
export const EXTRA_REMOTE: ExtraRemote = {
  contract: {
    name: 'extra',
    version: '1.0.0',
    kernel: '>=2.0 <3',
    routes: [
      { id: 'reports', path: '/reports', title: 'Отчёты', guard: { session: true, permission } },
      { id: 'offer', path: '/offer', title: 'Предложение', public: true },
      { id: 'looks', path: '/looks', title: 'Вид', public: true },
    ],
    menu: [{ section: 'administration', label: 'Отчёты', path: '/reports', permission, order: 500 }],
    modals: [],
  },
  files: {
    'src/routes.tsx': `export const routes = {
      reports: () => import('./reports-screen.tsx'),
      offer: () => import('./offer-screen.tsx'),
      looks: () => import('./looks-screen.tsx'),
    };`,
    'src/reports-screen.tsx': REPORTS,
    'src/offer-screen.tsx': OFFER,
    'src/looks-screen.tsx': LOOKS,
  },
};
