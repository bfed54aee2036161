import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { cabinetSystem } from './cabinet-system.ts';
import { onceEach } from './once-each.ts';
import { createStyleCache } from './style-cache.ts';

const system = {
  ...cabinetSystem,
  // Styles of the page are the page's own (`page-styles.tsx`).
  _global: [],
  cva: onceEach(cabinetSystem.cva),
  sva: onceEach(cabinetSystem.sva),
};

/** A page has one. Where pages are drawn without a browser, each of them has its own. */
const pageCache = typeof document === 'undefined' ? undefined : createStyleCache();

/** Gives everything below it the cabinet's look. It stands once, at the root. */
export function SystemProvider({ children }: { readonly children: ReactNode }) {
  const [cache] = useState(() => pageCache ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
