import { useHasUnsavedInput } from '@cabinet/kernel/state';
import { Box, Button, Flex, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { BuildNews } from '../federation/build-news.ts';

function Offer({ onPutOff }: { readonly onPutOff: () => void }) {
  return (
    <Box layerStyle="card" boxShadow="lg" padding="4" pointerEvents="auto">
      <Text fontWeight="semibold">Вышла новая версия</Text>
      <Text textStyle="sm" color="fg.muted" marginTop="1">
        Обновите страницу, когда будет удобно: до тех пор всё работает как прежде.
      </Text>
      <Flex gap="2" marginTop="3" justify="flex-end">
        <Button size="sm" variant="ghost" onClick={onPutOff}>
          Позже
        </Button>
        <Button size="sm" onClick={() => window.location.reload()}>
          Обновить
        </Button>
      </Flex>
    </Box>
  );
}

/**
 * Offers to reload the page; «Позже» lasts until other builds are live again. While something is typed that is not saved it
 * is not there: a reload would lose it, and a card that comes up under the fingers is in the way.
 */
export function UpdateOffer({ update }: Pick<BuildNews, 'update'>) {
  const [putOff, setPutOff] = useState<string | null>(null);
  const hasUnsavedInput = useHasUnsavedInput();
  const isShown = update !== null && update !== putOff && !hasUnsavedInput;
  return <div role="status">{isShown && <Offer onPutOff={() => setPutOff(update)} />}</div>;
}
