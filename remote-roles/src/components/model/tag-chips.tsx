import { Badge, CloseIcon, Flex, IconButton } from '@cabinet/kernel/ui';

interface TagChipsProps {
  readonly tags: readonly string[];
  readonly onRemove: (tag: string) => void;
}

export function TagChips({ tags, onRemove }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <Flex as="ul" aria-label="Теги модели" gap="1.5" wrap="wrap" listStyleType="none">
      {tags.map((tag) => (
        <Badge key={tag} asChild pe="0.5">
          <li>
            <span>{tag}</span>
            <IconButton size="xs" label={`Убрать тег ${tag}`} onClick={() => onRemove(tag)}>
              <CloseIcon />
            </IconButton>
          </li>
        </Badge>
      ))}
    </Flex>
  );
}
