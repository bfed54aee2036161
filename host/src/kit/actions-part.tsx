import {
  Button,
  ButtonLink,
  CopyButton,
  ExternalButtonLink,
  ExternalLink,
  IconButton,
  Link,
  PlusIcon,
  RefreshIcon,
  SectionCard,
  Stack,
} from '@cabinet/kernel/ui';
import { Row, Specimen } from './specimen.tsx';

const VARIANTS = ['solid', 'subtle', 'outline', 'ghost', 'plain'] as const;
const PALETTES = ['accent', 'gray', 'red'] as const;
const SIZES = ['xs', 'sm', 'md', 'lg'] as const;

export function ActionsPart() {
  return (
    <SectionCard title="Действия">
      <Stack gap="6">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            {PALETTES.map((palette) => (
              <Specimen key={palette} name={`${variant}, ${palette}`}>
                <Button variant={variant} colorPalette={palette}>
                  <PlusIcon /> Создать
                </Button>
              </Specimen>
            ))}
            <Specimen name="занята">
              <Button variant={variant} busy>
                Сохранить
              </Button>
            </Specimen>
            <Specimen name="недоступна">
              <Button variant={variant} disabled>
                Сохранить
              </Button>
            </Specimen>
          </Row>
        ))}
        <Row>
          {SIZES.map((size) => (
            <Specimen key={size} name={`размер ${size}`}>
              <Button size={size}>Сохранить</Button>
            </Specimen>
          ))}
          <Specimen name="значок">
            <IconButton label="Обновить">
              <RefreshIcon />
            </IconButton>
          </Specimen>
          <Specimen name="копирование">
            <CopyButton text="cabinet" />
          </Specimen>
          <Specimen name="ссылка">
            <Link to="/kit">Моя компания</Link>
          </Specimen>
          <Specimen name="наружу">
            <ExternalLink href="https://example.com">Сайт</ExternalLink>
          </Specimen>
          <Specimen name="ссылка-кнопка">
            <ButtonLink to="/kit">Пополнить счёт</ButtonLink>
          </Specimen>
          <Specimen name="ссылка-кнопка наружу">
            <ExternalButtonLink href="https://example.com">Вернуться к чатам</ExternalButtonLink>
          </Specimen>
        </Row>
      </Stack>
    </SectionCard>
  );
}
