import webPush from 'web-push';
import { z } from 'zod';
import { readOrCreateFile } from '../readOrCreateFile.ts';

const FILE = 'push-keys.json';
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
type PushKeys = z.infer<typeof keysSchema>;
const keys = new Map<string, Promise<PushKeys>>();

/**
 * The keys by which push services know this chain (RFC 8292), made at first use and stored in DATA_DIR, readable only
 * by its owner (mode 0600). Browsers subscribe with the public one.
 */
export function pushKeys(dataDir: string): Promise<PushKeys> {
  let known = keys.get(dataDir);
  if (!known) {
    known = readOrCreateFile(dataDir, FILE, () => JSON.stringify(webPush.generateVAPIDKeys())).then((text) =>
      keysSchema.parse(JSON.parse(text)),
    );
    keys.set(dataDir, known);
    known.catch(() => keys.delete(dataDir));
  }
  return known;
}
