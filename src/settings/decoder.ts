/** What Node itself reads. */
const OF_NODE = ['PATH', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'TMPDIR'];

/**
 * The environment of the process that decodes pictures of others: without any setting, since some are secret. For glibc,
 * which otherwise keeps what a picture has taken, in as many places as there are threads.
 */
export function decoderEnvironment(): NodeJS.ProcessEnv {
  const own = OF_NODE.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return {
    ...(Object.fromEntries(own) as NodeJS.ProcessEnv),
    ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_TRIM_THRESHOLD_: '8388608' },
  };
}
