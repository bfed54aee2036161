/** The modals that the contract promises; the host opens them by the kernel's flags. */
export const modals = {
  'edit-profile': () => import('./modals/edit-profile/edit-profile-modal.tsx'),
  'edit-avatar': () => import('./modals/edit-avatar/edit-avatar-modal.tsx'),
};
