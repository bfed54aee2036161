/**
 * The borders of the workspace (docs/architecture.md). Paths are relative to the workspace; what is imported by
 * package name resolves below the importer's `node_modules`, so that a relative path into another package and an
 * import of that package by name are told apart.
 */

const REMOTE = '^(remote-[^/]+)/';
/** What several remotes bundle. */
const BUNDLED = 'shared-(?!kernel)[^/]+';
/** What the browser gets in a remote's build. */
const IN_REMOTES = `^(remote-[^/]+|${BUNDLED})/`;
/** Files of tests, by their path. */
export const TESTS = '(\\.test|-fixtures)\\.tsx?$|/testing/|/test/';

/** @param {string} names alternatives of a regular expression @returns {string} */
const npmPackage = (names) => `(^|/)node_modules/(${names})(/|$)|^(${names})(/|$)`;

const HIDDEN_BY_KERNEL =
  '@chakra-ui/react|@emotion/[^/]+|react-router-dom|react-router|jotai|swr|axios|formik|yup';

/** Modules of the API that others may use, and that use no other. */
const SERVING_MODULES = 'auth|models|payment';
/** Those and what stands between: invitations and roles serve companies, and use others themselves. */
const USED_MODULES = `${SERVING_MODULES}|invitations|rate-corrections|roles`;

/** The folders of the API, from the lowest layer up. */
const API_LAYERS = ['config', 'db', 'lib', 'plugins', 'lists', 'modules', 'commands|scheduled-jobs|seed'];

/** What must not stand beside app.ts and server.ts. */
const API_ROOT = '^api/src/(?!(app|server)\\.ts$)[^/]+$';

/** @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>} */
export const forbidden = [
  {
    name: 'remote-not-to-another-remote',
    comment: 'Remotes are released apart. What two of them need belongs to a package that both bundle.',
    severity: 'error',
    from: { path: REMOTE },
    to: {
      path: `^remote-[^/]+/(?!node_modules/)|${npmPackage('@cabinet/remote-[^/]+')}`,
      pathNot: '^$1/(?!node_modules/)',
    },
  },
  {
    name: 'remote-not-to-host-or-api',
    comment: 'A remote knows the kernel only; host and API know remotes by contract and by HTTP.',
    severity: 'error',
    from: { path: REMOTE },
    to: { path: `^(host|api)/|${npmPackage('@cabinet/(host|api)')}` },
  },
  {
    name: 'kernel-by-name-only',
    comment:
      'A relative path into the kernel makes a second copy of its store at run time: import @cabinet/kernel/….',
    severity: 'error',
    from: { pathNot: '^(shared-kernel|tools)/' },
    to: { path: '^shared-kernel/' },
  },
  {
    name: 'shared-packages-by-name-only',
    comment: 'Only what a shared package offers by its entries is for others.',
    severity: 'error',
    from: { path: '^([^/]+)/', pathNot: '^tools/' },
    to: { path: `^${BUNDLED}/`, pathNot: '^$1/' },
  },
  {
    name: 'remote-through-kernel-facades',
    comment:
      'Use @cabinet/kernel/{ui,router,state,http,forms}: a remote that brings its own copy loses provider and cache.',
    severity: 'error',
    from: { path: IN_REMOTES },
    to: { path: npmPackage(HIDDEN_BY_KERNEL) },
  },
  {
    name: 'remote-not-to-build-tooling',
    comment:
      'Source files never import the federation package; only rspack.config and the contract (as types) do.',
    severity: 'error',
    from: { path: '^(remote-[^/]+|host)/src/', pathNot: TESTS },
    to: {
      path: `^(federation|tools|scripts)/|${npmPackage('@cabinet/(federation|tools)')}`,
      pathNot: 'federation/(src/)?contract(/|$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'host-not-to-remotes',
    comment: 'The host knows no screen of any remote, and nothing that remotes bundle.',
    severity: 'error',
    from: { path: '^host/' },
    to: { path: `^(remote-[^/]+|api)/|${npmPackage('@cabinet/(remote-[^/]+|access|members|payments|api)')}` },
  },
  {
    name: 'kernel-not-to-its-users',
    comment: 'The kernel knows nobody who uses it.',
    severity: 'error',
    from: { path: '^shared-kernel/' },
    to: {
      path: `^(host|api|federation|remote-[^/]+)/|${npmPackage('@cabinet/(host|api|federation|access|members|payments|remote-[^/]+)')}`,
    },
  },
  {
    name: 'shared-packages-to-the-kernel-only',
    comment: 'What several remotes bundle knows the kernel and none of its users.',
    severity: 'error',
    from: { path: `^${BUNDLED}/` },
    to: {
      path: `^(host|api|federation|remote-[^/]+)/|${npmPackage('@cabinet/[^/]+')}`,
      pathNot: 'node_modules/@cabinet/kernel/|^@cabinet/kernel/',
    },
  },
  {
    name: 'kernel-core-is-plain',
    comment: 'core/ runs in the API too: no React, no DOM library, no axios, nothing from react/.',
    severity: 'error',
    from: { path: '^shared-kernel/src/core/', pathNot: TESTS },
    to: { path: `^shared-kernel/src/(react|testing)/|${npmPackage(`react|react-dom|${HIDDEN_BY_KERNEL}`)}` },
  },
  {
    name: 'permissions-are-plain',
    comment:
      'The list of permissions is read by the API too: of its own package and of the kernel it knows core/ only.',
    severity: 'error',
    from: { path: '^shared-access/src/permissions/', pathNot: TESTS },
    to: {
      path: `^shared-access/src/|${npmPackage(`@cabinet/kernel|react|react-dom|${HIDDEN_BY_KERNEL}`)}`,
      pathNot: '^shared-access/src/permissions/|@cabinet/kernel/(src/)?core/',
    },
  },
  {
    name: 'product-not-to-testing',
    comment: 'testing/ is for tests only.',
    severity: 'error',
    from: { path: '^(shared-[^/]+|host|remote-[^/]+|api|federation|http-server)/src/', pathNot: TESTS },
    to: {
      path: '^(shared-[^/]+|federation)/src/testing/|node_modules/@cabinet/[^/]+/src/testing/|^@cabinet/[^/]+/testing',
    },
  },
  {
    name: 'api-imports-core-only',
    comment:
      'The API may use core/ of the kernel, the list of permissions, http-server and the registry of releases.',
    severity: 'error',
    from: { path: '^api/' },
    to: {
      path: `^(shared-kernel|host|federation|remote-[^/]+)/|${npmPackage('@cabinet/[^/]+')}`,
      pathNot:
        'node_modules/@cabinet/(kernel/(src/)?core/|access/(src/)?permissions/|http-server/)|federation/src/(registry|testing)/|^@cabinet/(kernel/core/|access/permissions$|http-server(/settings)?$|federation/registry$)',
    },
  },
  ...API_LAYERS.slice(0, -1).map((layer, index) => ({
    name: 'api-layers-look-down',
    comment:
      'No layer of the API knows one above it: what plugins or several modules need belongs to lib/ (api/README.md).',
    severity: /** @type {const} */ ('error'),
    from: { path: `^api/src/(${layer})/`, pathNot: TESTS },
    to: { path: `^api/src/(${API_LAYERS.slice(index + 1).join('|')})/` },
  })),
  ...[
    { from: { path: API_ROOT }, to: {} },
    { from: {}, to: { path: API_ROOT } },
  ].map((edge) => ({
    name: 'api-root-is-app-and-server',
    comment: 'A file of the API stands in the drawer where its readers look (api/README.md).',
    severity: /** @type {const} */ ('error'),
    ...edge,
  })),
  {
    name: 'api-drawers-by-name',
    comment:
      'Another drawer of the API is #lib/…, #db/… (the imports of its package.json): no path climbs to it.',
    severity: 'error',
    from: { path: '^api/(src/[^/]+|test)/' },
    to: { path: '^api/(src|test)/', pathNot: '^api/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'api-modules-apart',
    comment: 'A module knows itself and those that serve others; what two of them need belongs to lib/.',
    severity: 'error',
    from: { path: '^api/src/modules/([^/]+)/', pathNot: TESTS },
    to: { path: '^api/src/modules/', pathNot: `^api/src/modules/($1|${USED_MODULES})/` },
  },
  {
    name: 'api-serving-modules-know-no-other',
    comment: 'A module that others use uses none of them: no circle of folders.',
    severity: 'error',
    from: { path: `^api/src/modules/(${SERVING_MODULES})/`, pathNot: TESTS },
    to: { path: '^api/src/modules/', pathNot: '^api/src/modules/$1/' },
  },
  {
    name: 'api-repository-is-sql-only',
    comment: 'A repository decides nothing: no error for a person, no service, no request (api/README.md).',
    severity: 'error',
    from: { path: '^api/src/(lib|modules)/.*repository\\.ts$' },
    to: { path: '^api/src/(lib/api-error\\.ts|plugins/)|^api/src/.*(routes|service)\\.ts$' },
  },
  {
    name: 'http-server-knows-nobody',
    comment: 'What both servers do alike knows neither of them.',
    severity: 'error',
    from: { path: '^http-server/' },
    to: {
      path: `^(shared-kernel|host|api|federation|remote-[^/]+)/|${npmPackage('@cabinet/[^/]+')}`,
    },
  },
  {
    name: 'declared-packages-only',
    comment: 'What a package imports, its own package.json names.',
    severity: 'error',
    from: { path: '^(host|remote-[^/]+|shared-[^/]+|api|federation|http-server|e2e)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-package-in-product',
    comment: 'Product code must not need a package that only development installs.',
    severity: 'error',
    from: {
      path: '^(host|remote-[^/]+|shared-[^/]+|api|federation|http-server)/src/',
      pathNot: `${TESTS}|^federation/src/preset/`,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycles',
    comment: 'A cycle makes the order of evaluation matter.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

/**
 * Rules about folders, tests left out: a test of one folder may arrange things with another.
 *
 * @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>}
 */
export const betweenFolders = [
  {
    name: 'no-circle-of-folders',
    comment: 'Two folders that need each other are one: move what both need below them.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
];
