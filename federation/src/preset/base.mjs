import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const refreshRuntime = path.join(import.meta.dirname, 'refresh-runtime.cjs');

/**
 * The root of the workspace, which is the common `context` that React Refresh needs to hot-reload over packages. Where
 * this package is installed, it is the folder of its scope.
 */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/**
 * The configuration that host and remotes share: TypeScript through SWC, CSS, modern browsers, no eval.
 *
 * @param {{dir: string, isDevelopment: boolean}} options `dir` is the package's folder.
 * @returns {import('@rspack/core').Configuration}
 */
export function basePreset({ dir, isDevelopment }) {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: workspaceRoot,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
    },
    output: {
      path: path.join(dir, 'dist'),
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    module: {
      rules: [
        {
          test: /\.[mc]?[jt]sx?$/,
          exclude: /node_modules/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: false, refresh: isDevelopment },
              },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpg|webp)$/, type: 'asset/resource' },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: path.join(import.meta.dirname, 'subset-face.mjs'),
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production'),
      }),
      ...(isDevelopment
        ? [
            // This is no alias, because the refresh plugin sets its own, which would win.
            new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, refreshRuntime),
            new ReactRefreshRspackPlugin({
              include: /\.[jt]sx?$/,
              exclude: /node_modules|refresh-runtime\.cjs$/,
            }),
          ]
        : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
