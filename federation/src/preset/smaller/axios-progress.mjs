/**
 * Stands in for how axios tells of progress, which also measures speed and makes the events rarer: the browser sends one each
 * 50 ms.
 *
 * @param {(progress: {loaded: number, total: number | undefined}) => void} listener
 * @returns {[(event: Pick<ProgressEvent, 'loaded' | 'total' | 'lengthComputable'>) => void, () => void]} what hears of an
 *   event, and what tells of one that was put off: none is
 */
export const progressEventReducer = (listener) => [
  ({ loaded, total, lengthComputable }) => listener({ loaded, total: lengthComputable ? total : undefined }),
  () => undefined,
];
