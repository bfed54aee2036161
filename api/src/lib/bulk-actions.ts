/** What is done to many people at once (product §19.2). */
export const BULK_ACTIONS = ['activate', 'deactivate', 'set_role'] as const;
