export { AcceptScreen } from './accept-screen.tsx';
