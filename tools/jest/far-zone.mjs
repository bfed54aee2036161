/** Where tests run: seven hours ahead of Moscow, so that a time by the machine's own clock is seen to be wrong. */
export const FAR_ZONE = 'Asia/Vladivostok';
