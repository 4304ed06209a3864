/** Production defaults, without what the bench leaves out everywhere: compression and the "powered by" header. */
export default {
  compress: false,
  poweredByHeader: false,
  distDir: 'dist',
  turbopack: { root: new URL('..', import.meta.url).pathname },
};
