import { Badge, Button, DateText, Flex, Grid, SectionCard, Text } from '@cabinet/kernel/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ModelDetail } from '../../api/models.ts';
import { FactsForm, type FactsFormProps } from './facts-form.tsx';

function factsOf({
  developer,
  type,
  tags,
  createdAt,
}: ModelDetail): readonly (readonly [string, ReactNode])[] {
  return [
    ['Вендор', developer],
    ['Тип', type],
    [
      'Теги',
      tags.length === 0 ? (
        'Нет'
      ) : (
        <Flex gap="1" wrap="wrap">
          {tags.map((tag) => (
            <Badge key={tag} whiteSpace="normal" overflowWrap="anywhere">
              {tag}
            </Badge>
          ))}
        </Flex>
      ),
    ],
    ['Добавлена', <DateText key="created" value={createdAt} />],
  ];
}

function Facts({ model }: { readonly model: ModelDetail }) {
  return (
    <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="6" rowGap="3" textStyle="sm">
      {factsOf(model).map(([name, value]) => (
        <Fragment key={name}>
          <Text as="dt" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" overflowWrap="anywhere">
            {value}
          </Text>
        </Fragment>
      ))}
    </Grid>
  );
}

export function FactsSection({ model, onUnsaved }: Omit<FactsFormProps, 'onClose'>) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  useEffect(
    function moveFocus() {
      if (isEdited) content.current?.querySelector('input')?.focus();
      else if (wasEdited.current) edit.current?.focus();
      wasEdited.current = isEdited;
    },
    [isEdited],
  );
  return (
    <SectionCard
      title="О модели"
      actions={
        !isEdited && (
          <Button ref={edit} size="sm" variant="outline" colorPalette="gray" onClick={() => setEdited(true)}>
            Изменить
          </Button>
        )
      }
    >
      <div ref={content}>
        {isEdited ? (
          <FactsForm {...{ model, onUnsaved }} onClose={() => setEdited(false)} />
        ) : (
          <Facts model={model} />
        )}
      </div>
    </SectionCard>
  );
}
