/** Version of the kernel that this host was built with. */
declare const __KERNEL_VERSION__: string;

/** Entry points of that kernel which remotes may import. */
declare const __KERNEL_ENTRIES__: readonly string[];

/** Address of a font that the build has taken down to what the cabinet writes. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
