export type { HTMLChakraProps, SystemStyleObject } from '@chakra-ui/react/styled-system';
export { chakra } from '@chakra-ui/react/styled-system';
