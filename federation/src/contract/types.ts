/** A screen that a remote offers. Exactly one of `public` and `guard` is present. */
export interface RouteContract {
  /** Key of the screen's loader in the remote's `routes` record. */
  id: string;
  /** Path pattern with `:params`, e.g. `/company/:companyId`. */
  path: string;
  /** Russian document title. */
  title: string;
  /** Anybody may open it, with or without a session. */
  public?: true;
  /** A signed-in, non-guest user is needed, and the permission when one is named (specification §2). */
  guard?: { session: true; permission?: string };
}

/** Facts about the user that decide whether a menu item is shown, beside its permission. */
export type MenuCondition = 'hasGroup' | 'companyMember' | 'notCompanyMember';

/** Sections of the sidebar, in the order of specification §2. */
export type MenuSection = 'main' | 'account' | 'group' | 'company' | 'administration';

/** A line of the sidebar. */
export interface MenuItemContract {
  section: MenuSection;
  label: string;
  /** Path of one of the remote's own routes; `:companyId` is filled from the user. */
  path: string;
  permission?: string;
  when?: MenuCondition;
  /** Place within the section; remotes interleave by it. */
  order: number;
  /** Name of an icon of the kernel's set. */
  icon?: string;
}

/** What a remote offers, as data. Source: `remote.contract.ts`; published as `contract.json`. */
export interface RemoteContract {
  /** Lower-case name, unique in the registry; also the container's name. */
  name: string;
  version: string;
  /** Range of kernel versions that the remote runs with, e.g. `>=1.0 <2`. */
  kernel: string;
  routes: RouteContract[];
  menu: MenuItemContract[];
  /** Ids of modals that the host may open. */
  modals: string[];
}

/** One published build of a remote. */
export interface RegistryRemote {
  name: string;
  version: string;
  /** Hash of the inputs of the build. */
  build: string;
  /** Directory of the immutable files, with a slash at the end. */
  base: string;
  /** Entry file under `base`. */
  entry: string;
  /** Global variable that the entry sets. */
  global: string;
  /** File under `base` → Subresource Integrity value. A file that is not listed is never loaded. */
  integrity: Record<string, string>;
  /** Route id → files under `base` that its first view needs. */
  preload: Record<string, string[]>;
  /** Route id → entry points of the kernel that its first view needs, e.g. `ui/table`. */
  preloadKernel?: Record<string, string[]>;
  /** Entry points of the kernel that the build imports, e.g. `ui/table`; the host must have each of them. */
  kernelEntries?: string[];
  contract: RemoteContract;
}

/** The only mutable file of a deployment: which build of each remote is live. */
export interface Registry {
  schema: 1;
  generatedAt: string;
  remotes: RegistryRemote[];
}

/** Outcome of a check of something that came from another bundle. */
export type Checked<T> = { ok: true; value: T } | { ok: false; reason: string };
