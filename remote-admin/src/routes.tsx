export const routes = {};
