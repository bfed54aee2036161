export { AcceptScreen, type AcceptScreenProps } from './accept-screen.tsx';
