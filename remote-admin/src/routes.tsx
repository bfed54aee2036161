export const routes = {
  users: () => import('./screens/users/users-screen.tsx'),
};
