import { Badge, chakra, Flex, RADIO_LOOK, Stack, Text } from '@cabinet/kernel/ui';
import { useId } from 'react';
import type { Role } from '../../api/roles.ts';

const Choice = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    py: '2',
    px: '3',
    minWidth: '0',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:checked)': { bg: 'colorPalette.subtle' },
  },
});
const Dot = /* @__PURE__ */ chakra('input', {
  base: { ...RADIO_LOOK, mt: '0.5', focusVisibleRing: 'outside', _disabled: { layerStyle: 'disabled' } },
});

interface RoleOptionProps {
  readonly role: Pick<Role, 'roleName' | 'description'>;
  /** Of all options together. */
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  /** Why it cannot be given; `null` where it can. */
  readonly refusal: string | null;
  readonly onChoose: () => void;
}

/** A role to give, or why it cannot be given. */
export function RoleOption({ role, name, isCurrent, isChosen, refusal, onChoose }: RoleOptionProps) {
  const id = useId();
  const hint = refusal ?? role.description;
  return (
    <Choice>
      <Dot
        type="radio"
        name={name}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint === '' ? undefined : `${id}-hint`}
        checked={isChosen}
        disabled={refusal !== null}
        onChange={onChoose}
      />
      <Stack gap="0" minW="0" overflowWrap="anywhere">
        <Flex gap="2" align="center" wrap="wrap">
          <Text as="span" id={`${id}-name`} color={refusal === null ? 'fg' : 'fg.muted'}>
            {role.roleName}
          </Text>
          {isCurrent && <Badge>сейчас</Badge>}
        </Flex>
        {hint !== '' && (
          <Text as="span" id={`${id}-hint`} textStyle="xs" color="fg.muted">
            {hint}
          </Text>
        )}
      </Stack>
    </Choice>
  );
}
