/** Chakra's layout parts, as they are. */

export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export { Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
