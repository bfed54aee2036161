/**
 * Stands in for how the bundler's runtime makes a remote's instance: without the plugin that would choose among copies of
 * shared packages which the remote brings itself. It brings none.
 *
 * @param {{webpackRequire: {federation: {initOptions: object, runtime: {init(options: object): unknown}}}}} options
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
