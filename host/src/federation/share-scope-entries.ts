/**
 * Loaders of every entry point of the kernel that remotes may import. A test compares the keys with the kernel's
 * package.json: an entry that is missing here would fail in the remote, not in the host.
 *
 * The entries that every screen needs come as one chunk, each family of the interface kit as its own.
 */
export const lazyEntries = {
  'core/calendar': () => import(/* webpackChunkName: "kernel-fields" */ '@cabinet/kernel/core/calendar'),
  'core/contract': () => import(/* webpackChunkName: "kernel-contract" */ '@cabinet/kernel/core/contract'),
  'core/model-access': () =>
    import(/* webpackChunkName: "kernel-model-access" */ '@cabinet/kernel/core/model-access'),
  'core/money': () => import(/* webpackChunkName: "kernel-money" */ '@cabinet/kernel/core/money'),
  'core/password': () => import(/* webpackChunkName: "kernel-fields" */ '@cabinet/kernel/core/password'),
  'core/payments': () => import(/* webpackChunkName: "kernel-fields" */ '@cabinet/kernel/core/payments'),
  'core/permissions': () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/core/permissions'),
  'core/phone': () => import(/* webpackChunkName: "kernel-fields" */ '@cabinet/kernel/core/phone'),
  'core/requisites': () => import(/* webpackChunkName: "kernel-fields" */ '@cabinet/kernel/core/requisites'),
  'core/text': () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/core/text'),
  forms: () => import(/* webpackChunkName: "kernel-forms" */ '@cabinet/kernel/forms'),
  guards: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/guards'),
  http: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/http'),
  'http/stream': () => import(/* webpackChunkName: "kernel-stream" */ '@cabinet/kernel/http/stream'),
  modals: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/modals'),
  notify: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/notify'),
  paths: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/paths'),
  router: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/router'),
  session: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/session'),
  state: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/state'),
  'state/infinite': () => import(/* webpackChunkName: "kernel-infinite" */ '@cabinet/kernel/state/infinite'),
  'state/mutation': () => import(/* webpackChunkName: "kernel-mutation" */ '@cabinet/kernel/state/mutation'),
  system: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/system'),
  ui: () => import(/* webpackChunkName: "kernel" */ '@cabinet/kernel/ui'),
  'ui/dialog': () => import(/* webpackChunkName: "kernel-dialog" */ '@cabinet/kernel/ui/dialog'),
  'ui/menu': () => import(/* webpackChunkName: "kernel-menu" */ '@cabinet/kernel/ui/menu'),
  'ui/money': () => import(/* webpackChunkName: "kernel-money" */ '@cabinet/kernel/ui/money'),
  'ui/money-field': () =>
    import(/* webpackChunkName: "kernel-money-field" */ '@cabinet/kernel/ui/money-field'),
  'ui/select': () => import(/* webpackChunkName: "kernel-select" */ '@cabinet/kernel/ui/select'),
  'ui/table': () => import(/* webpackChunkName: "kernel-table" */ '@cabinet/kernel/ui/table'),
  'ui/tabs': () => import(/* webpackChunkName: "kernel-tabs" */ '@cabinet/kernel/ui/tabs'),
  'ui/tooltip': () => import(/* webpackChunkName: "kernel-tooltip" */ '@cabinet/kernel/ui/tooltip'),
} satisfies Record<string, () => Promise<object>>;
