export { chakra } from '@chakra-ui/react/styled-system';
