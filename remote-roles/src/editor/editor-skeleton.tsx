import { Skeleton, Stack } from '@cabinet/kernel/ui';
import { EditorAside, EditorLayout } from './form/editor-layout.tsx';

/** Holds the places of the editor's parts while the role is on its way. */
export function EditorSkeleton() {
  return (
    <EditorLayout aria-busy>
      <Stack gap="4">
        <Skeleton height="17rem" />
        <Skeleton height="30rem" />
      </Stack>
      <EditorAside>
        <Skeleton height="14rem" />
      </EditorAside>
    </EditorLayout>
  );
}
