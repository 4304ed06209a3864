/** Arguments of the process that serves, for Node. */
export const SERVER_ARGUMENTS = [
  // Enough for the garbage of running renders. Node would take eight times as much, and never give it back.
  '--max-semi-space-size=8',
  'src/cli/serve.ts',
];

/** Variables of the process that serves, unless they are set. */
export const SERVER_ENVIRONMENT = {
  // Node's compile cache for our modules: saves 24 MB and a second over compiling TypeScript at each start.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  // For glibc, which otherwise keeps the memory of rendered pages, in pieces too small to be used again. Threads that
  // compress share their arenas, and what is larger than a page gets memory that is given back at once. Smaller pieces,
  // such as those of each compression, come from what there is: new memory for each cost as much as the render
  // (decision 33).
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '8388608',
};
