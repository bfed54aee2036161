import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { cabinetSystem } from './cabinet-system.ts';
import { hasPageStyles } from './page-styles.ts';

const system = hasPageStyles ? { ...cabinetSystem, _global: [] } : cabinetSystem;

/** Gives everything below it the cabinet's look; once, at the root. */
export function SystemProvider({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
