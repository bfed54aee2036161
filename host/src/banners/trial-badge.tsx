import { moscowText } from '@cabinet/kernel/core/calendar';
import { Button, Flex, Text } from '@cabinet/kernel/ui';
import type { Trial } from '../federation/build-news.ts';
import { endTrial } from '../federation/stored-trial.ts';

function leave(): void {
  endTrial();
  window.location.reload();
}

/** Which build runs here in place of the live one, until when, and the way out. */
export function TrialBadge({ trial: { remote, build, until } }: { readonly trial: Trial }) {
  return (
    <Flex
      as="section"
      aria-label="Пробная сборка"
      colorPalette="orange"
      layerStyle="fill.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l3"
      boxShadow="lg"
      direction="column"
      gap="2"
      padding="3"
      pointerEvents="auto"
    >
      <Text
        textStyle="sm"
        overflowWrap="anywhere"
      >{`Пробная сборка ${remote}@${build}: только в этом браузере, до ${moscowText(until, 'time')}.`}</Text>
      <Button size="sm" variant="outline" alignSelf="flex-end" onClick={leave}>
        Вернуться к рабочей
      </Button>
    </Flex>
  );
}
