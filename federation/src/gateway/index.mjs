export { createGateway } from './gateway.mjs';
