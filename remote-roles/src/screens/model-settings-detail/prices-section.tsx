import { Heading, SectionCard, Separator, SimpleGrid, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { useState } from 'react';
import { plannedText } from '../../components/model/model-words.ts';
import { WaitingPriceNotice } from '../../components/model/waiting-price-notice.tsx';
import { CancelPriceDialog } from './cancel-price-dialog.tsx';
import { PriceForm, type PriceFormProps } from './price-form.tsx';
import { PriceHistory } from './price-history.tsx';

interface FigureProps {
  readonly title: string;
  readonly value: string;
}

function Figure({ title, value }: FigureProps) {
  return (
    <Stack gap="0">
      <Text textStyle="sm" color="fg.muted">
        {title}
      </Text>
      <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <MoneyText value={value} />
      </Text>
    </Stack>
  );
}

export function PricesSection({ model, onUnsaved }: PriceFormProps) {
  const [isAsking, setAsking] = useState(false);
  const { inputPrice, outputPrice, nextPrice } = model;
  return (
    <SectionCard title="Цены" description="За миллион токенов">
      <Stack gap="6">
        <Stack gap="2">
          <SimpleGrid columns={2} gap="4">
            <Figure title="Ввод" value={inputPrice} />
            <Figure title="Вывод" value={outputPrice} />
          </SimpleGrid>
          {nextPrice !== null && (
            <Text textStyle="sm" color="fg.muted">
              {`Новая цена ${plannedText(nextPrice)}`}
            </Text>
          )}
        </Stack>
        <Separator />
        <Stack gap="4">
          <Heading as="h3" size="md">
            Новая цена
          </Heading>
          <WaitingPriceNotice model={model} />
          <PriceForm model={model} onUnsaved={onUnsaved} />
        </Stack>
        <Separator />
        <Stack gap="3">
          <Heading as="h3" size="md">
            История цен
          </Heading>
          <PriceHistory model={model} onCancel={() => setAsking(true)} />
        </Stack>
      </Stack>
      <CancelPriceDialog model={model} isOpen={isAsking} onClose={() => setAsking(false)} />
    </SectionCard>
  );
}
