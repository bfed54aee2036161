import { paths } from '@cabinet/kernel/paths';
import { useTheme } from '@cabinet/kernel/system';
import { BackLink, Box, Button, Container, MoonIcon, PageHeader, Stack, SunIcon } from '@cabinet/kernel/ui';
import { ActionsPart } from './actions-part.tsx';
import { ChoicesPart } from './choices-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { IconsPart } from './icons-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { TablesPart } from './tables-part.tsx';
import { ValuesPart } from './values-part.tsx';

/** Every part of the interface kit in every state, in both themes; in development only. */
export function KitScreen() {
  const { theme, toggle } = useTheme();
  return (
    <Box as="main" id="content" tabIndex={-1} outline="none">
      <Container py="8">
        <PageHeader
          title="Набор интерфейса"
          back={<BackLink to="/">Главная</BackLink>}
          related={[paths.home]}
          description="Каждая часть в каждом состоянии. Эта страница есть только в разработке."
          actions={
            <Button variant="outline" colorPalette="gray" onClick={() => void toggle()}>
              {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
              <span>{theme === 'dark' ? 'Светлая тема' : 'Тёмная тема'}</span>
            </Button>
          }
        />
        <Stack gap="6">
          <ActionsPart />
          <FieldsPart />
          <ChoicesPart />
          <ValuesPart />
          <MessagesPart />
          <OverlaysPart />
          <MoneyPart />
          <TablesPart />
          <IconsPart />
        </Stack>
      </Container>
    </Box>
  );
}
