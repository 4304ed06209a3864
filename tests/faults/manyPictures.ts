import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { siteOf } from '../../src/sites/sites.ts';
import { pictureOf } from '../integration/feeds/imageHost.ts';
import { makeContent } from '../integration/store/content.ts';
import { makeSite, withoutPictures, writeSite } from '../integration/store/feed.ts';
import { patient } from '../support/patience.ts';
import type { Finding } from './scenario.ts';
import { watchedImport } from './watchedImport.ts';

const tn = siteOf('tn');
/** How many pictures a feed names: `PICTURES=100000 npm run test:faults -- 'many pictures'`. */
const COUNT = Number(process.env['PICTURES'] ?? 1000);
/** What they show: encoding is as fast as the machine, whatever their number is. */
const DIFFERENT = 3;
const HOSTS = 10;
const IN_AN_ARTICLE = 500;
const MOST_MB = 500;
/** After so long it is ended, and says how far it has come. */
const MOST_MS = patient(9 * millisecondsInMinute);

/**
 * A feed with many pictures at other hosts. An import of it that is killed on the way is gone on with by the next; another one has nothing
 * to fetch.
 */
export async function manyPictures(): Promise<Finding> {
  const root = mkdtempSync(join(tmpdir(), 'aurore-many-'));
  const pictures = await Promise.all(Array.from({ length: DIFFERENT }, (_, index) => pictureOf(`rgb(9, ${index}, 9)`)));
  let [sent, unchanged] = [0, 0];
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] !== undefined) {
      unchanged += 1;
      response.writeHead(304).end();
      return;
    }
    sent += 1;
    const picture = pictures[Number(/\d+/.exec(request.url!)![0]) % DIFFERENT];
    response.writeHead(200, { etag: '"1"' }).end(picture);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const [feed, dataDir] = [join(root, 'feed'), join(root, 'data')];
  const faults: string[] = [];
  const said: string[] = [];
  const end = performance.now() + MOST_MS;
  const isOver = () => performance.now() > end;
  const result = () => ({
    said: `${COUNT} pictures at ${HOSTS} hosts; ${said.join('; ')}${isOver() ? '; ended by the time' : ''}`,
    faults,
  });
  const run = async (what: string, isToEnd: () => boolean = () => false) => {
    [sent, unchanged] = [0, 0];
    const ran = await watchedImport([feed], { dataDir, port, isToEnd: () => isToEnd() || isOver() });
    const { peakMb, seconds } = ran;
    said.push(`${what}: ${sent} fetched, ${unchanged} unchanged, ${seconds.toFixed(0)} s, ${peakMb} MB`);
    if (peakMb > MOST_MB) faults.push(`${what} took ${peakMb} MB: expected at most ${MOST_MB}`);
    return ran;
  };
  try {
    await mkdir(dataDir);
    await writeFeed(feed);
    await run('killed on its way', () => sent >= COUNT / 10);
    const before = sent;
    const second = await run('the next');
    if (isOver()) return result();
    // What was under way when the first was killed is fetched again.
    if (unchanged < before - 100) faults.push(`only ${unchanged} of ${before} pictures were not fetched again`);
    if (second.code !== 0 || !/^tn: applied/m.test(second.output)) faults.push(second.output.slice(0, 2000));
    await run('another');
    if (!isOver() && (sent > 0 || unchanged !== COUNT)) faults.push(`${sent} fetched, ${unchanged} unchanged`);
    return result();
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(root, { recursive: true });
  }
}

/** Pictures in the texts of articles, which have room for them. */
async function writeFeed(folder: string): Promise<void> {
  const site = withoutPictures(makeSite(tn));
  const content = makeContent();
  const template = content.articles.find(({ slug }) => slug === 'news-1')!;
  const addresses = Array.from({ length: COUNT }, (_, index) => `http://h${index % HOSTS}.example/${index}.jpg`);
  content.articles = Array.from({ length: Math.ceil(COUNT / IN_AN_ARTICLE) }, (_, index) => {
    const own = addresses.slice(index * IN_AN_ARTICLE, (index + 1) * IN_AN_ARTICLE);
    return { ...template, slug: `news-${index}`, content: own.map((src) => `<img src="${src}">`).join('') };
  });
  Object.assign(site.languages.fr!, { articles: content.articles });
  await writeSite(folder, tn, site);
}
