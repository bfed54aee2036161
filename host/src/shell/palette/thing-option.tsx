import { Box, DateText, Flex, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fragment, type ReactNode } from 'react';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { PaletteOption, type PaletteOptionProps } from './palette-option.tsx';
import type { FoundThing, ThingDetail } from './read-things.ts';

const WRITTEN: Readonly<Record<ThingDetail['as'], (value: string) => ReactNode>> = {
  text: (value) => value,
  money: (value) => <MoneyText value={value} />,
  signed: (value) => <MoneyText value={value} signed />,
  day: (value) => <DateText value={value} />,
};

function Detail({ detail: { value, as } }: { readonly detail: ThingDetail }) {
  const isText = as === 'text';
  return (
    <Text
      as="span"
      minW="0"
      title={isText ? value : undefined}
      {...(isText ? { truncate: true } : { flexShrink: '0', whiteSpace: 'nowrap' })}
    >
      {WRITTEN[as](value)}
    </Text>
  );
}

interface ThingOptionProps extends PaletteOptionProps {
  readonly thing: FoundThing;
  readonly icon: string | undefined;
}

/** Something that was found: what it is called, and below that what tells it from its likes. */
export function ThingOption({ thing, icon, ...option }: ThingOptionProps) {
  return (
    <PaletteOption {...option}>
      <MenuIcon name={icon} />
      <Box minW="0" flex="1">
        <Text truncate title={thing.label}>
          {thing.label}
        </Text>
        {thing.details.length > 0 && (
          <Flex gap="3" textStyle="xs" color="fg.muted">
            {thing.details.map((detail) => (
              <Fragment key={`${detail.as} ${detail.value}`}>
                {/* Between two texts, for whoever hears them. */} <Detail detail={detail} />
              </Fragment>
            ))}
          </Flex>
        )}
      </Box>
    </PaletteOption>
  );
}
