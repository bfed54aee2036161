/** Chakra's layout parts, as they are. */

export type { BoxProps } from '@chakra-ui/react/box';
export { Box } from '@chakra-ui/react/box';
export type { FlexProps } from '@chakra-ui/react/flex';
export { Flex } from '@chakra-ui/react/flex';
export type { GridProps } from '@chakra-ui/react/grid';
export { Grid, GridItem } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export type { StackProps } from '@chakra-ui/react/stack';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
