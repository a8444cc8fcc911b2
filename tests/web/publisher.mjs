// A host whose page gets another version.
import {createHash} from 'node:crypto';
import {cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ROOT, serve, until} from '../../host_tools/play/web/browser.mjs';

export const SITE = process.env.MELDMATE_PAGE ? `${process.env.MELDMATE_PAGE}/` : `${ROOT}build/web/`;

// The sum of a file, as the service worker has it (host_tools/play/web/build.py).
export const sumOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

// The files that a service worker keeps, {name: sum}.
export const filesOf = (service) => JSON.parse(/const FILES = (\{.*\});/.exec(service)[1]);

// The host, until the test `t` is over. By `publish(version)` its page gets another version, with other `files`, {name: content},
// besides; by `find(page)` a page finds it.
export async function publisher(t) {
  const folder = join(await mkdtemp(join(tmpdir(), 'meldmate-')), 'page');
  await cp(SITE, folder, {recursive: true});
  const host = await serve({folder});
  t.after(() => host.stop());
  return {
    address: host.address,
    stop: () => host.stop(),
    async publish(version, files = {}) {
      const [index, service] = await Promise.all(['index.html', 'service.js'].map((name) => readFile(join(folder, name), 'utf8')));
      const sums = filesOf(service);
      const changed = {...files, 'index.html': index.replace(/(id="version">)[^<]+/, `$1${version}`)};
      for (const [name, content] of Object.entries(changed)) {
        await writeFile(join(folder, name), content);
        sums[name] = sumOf(content);
      }
      sums['./'] = sums['index.html'];
      await writeFile(join(folder, 'service.js'), service.replace(/const VERSION = "[0-9a-f]+"/, `const VERSION = "${version}"`).replace(/const FILES = \{.*\};/, `const FILES = ${JSON.stringify(sums)};`));
    },
    async find(page) {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
      await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting);
    },
  };
}
