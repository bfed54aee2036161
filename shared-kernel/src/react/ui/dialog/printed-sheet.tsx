import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Sheet = /* @__PURE__ */ chakra('div', {
  base: { display: 'none', '@media print': { display: 'block' } },
});

/** Props of {@link PrintedSheet}. */
export interface PrintedSheetProps {
  readonly children: ReactNode;
}

/** What is printed in place of the page while it is there (product §2.16). On a screen nobody sees or hears it. */
export function PrintedSheet({ children }: PrintedSheetProps) {
  return (
    <Portal>
      <Sheet data-printed-sheet="">{children}</Sheet>
    </Portal>
  );
}
