// The image of the box's flash, in IndexedDB: one record a file. What a press changed is kept in one
// transaction, which has reached the disk before `keep` is done; a tab that is closed in its middle has
// changed nothing. One tab has the box: it holds a lock, and its name stands beside the image, so that a tab
// that has lost the box can never write again. Each copy of the page on a host has an image of its own, named by the
// copy's path.

const PATH = new URL('../', import.meta.url).pathname;
const NAME = `meldmate-${PATH}`;
const VERSION = 1;
const LOCK = `meldmate-box-${PATH}`;
// Held free for the moment at which the browser has no more room: an entry still fits then.
const RESERVE = 256 << 10;
// How long a tab may take until it has the box again, in milliseconds.
const AGAIN = 2000;
// How long the browser may take to delete what it has closed.
const SOON = 300;

export class StorageError extends Error {
  // `why` is "denied" (nothing can be kept here), "full", "elsewhere" (another tab has the box), "taken"
  // (another tab has taken it), "deleted" (the browser's data were cleared), "closed" (by the browser), or "failed".
  constructor(why, cause) {
    super(`storage: ${why}${cause ? ` (${cause.name ?? cause})` : ''}`);
    this.why = why;
  }
}

const isFull = (error) => error?.name === 'QuotaExceededError';

function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

// Open the database of this copy.
function openDatabase() {
  return new Promise((resolve, reject) => {
    let request;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (error) {
      reject(error);
      return;
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore('flash');
      request.result.createObjectStore('about');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error);
    };
    request.onblocked = () => reject(new Error('blocked'));
  });
}

// Hold the lock of the box until this worker ends, or until the function that is returned is called (null: another tab
// has it); `lost` is called when another tab takes it.
function takeLock(steal, lost) {
  const locks = globalThis.navigator?.locks;
  // Without locks (a page that did not come over a safe connection) the name beside the image decides.
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const options = steal ? {steal: true} : {ifAvailable: true};
    let held = false;
    locks.request(LOCK, options, (lock) => {
      held = Boolean(lock);
      if (!held) {
        resolve(null);
        return undefined;
      }
      return new Promise((release) => resolve(release));
    }).catch((error) => (held ? lost() : reject(error)));
  });
}

// Done once no tab has the box; `signal` ends the wait. Without locks nobody knows.
export async function freed(signal) {
  const locks = globalThis.navigator?.locks;
  const has = async () => !locks || (await locks.query()).held.some(({name}) => name === LOCK);
  do {
    await locks?.request(LOCK, {mode: 'shared', signal}, () => {});
    // A tab that was loaded anew has it again by then.
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  } while (await has() && !signal.aborted);
}

export class Storage {
  // `lost` is called once when another tab takes the box, or when the browser takes the storage away.
  constructor(lost) {
    this._lost = lost;
    this._me = `${Date.now()}-${Math.random()}`;
    this._database = null;
  }

  // Open the image, by taking the box from another tab if `steal`; returns [[path, bytes]]. Raises
  // StorageError; where it is "full", the files are in its `files`.
  async open(steal = false) {
    const release = await takeLock(steal, () => this._end('taken'));
    if (!release) throw new StorageError('elsewhere');
    try {
      return await this._openImage();
    } catch (error) {
      this._lost = () => {};
      this._database?.close();
      release();
      throw error;
    }
  }

  async _openImage() {
    try {
      this._database = await openDatabase();
    } catch (error) {
      throw new StorageError(isFull(error) ? 'full' : 'denied', error);
    }
    this._database.onversionchange = ({newVersion}) => this._end(newVersion === null ? 'deleted' : 'taken');
    this._database.onclose = async () => this._end(await this._whyClosed());
    let full = null;
    try {
      await this._transact((_flash, about) => about.put(this._me, 'owner'), false);
      await this._transact((_flash, about) => about.put(noise(), 'reserve'));
    } catch (error) {
      if (error.why !== 'full') throw new StorageError(error.why === 'taken' ? 'taken' : 'denied', error);
      full = error;
    }
    try {
      const files = await this.files();
      if (full) full.files = files;
      else return files;
    } catch (error) {
      throw new StorageError('denied', error);
    }
    throw full;
  }

  // Why the browser has closed the image: what is there now says so.
  async _whyClosed() {
    // It is closed before it is deleted.
    await new Promise((resolve) => setTimeout(resolve, SOON));
    try {
      const database = await openDatabase();
      const owner = await asked(database.transaction('about', 'readonly').objectStore('about').get('owner'));
      database.close();
      return owner === undefined ? 'deleted' : owner === this._me ? 'closed' : 'taken';
    } catch {
      return 'closed';
    }
  }

  // Return [[path, bytes]] of all that is kept.
  async files() {
    const flash = this._database.transaction('flash', 'readonly').objectStore('flash');
    const [paths, contents] = await Promise.all([asked(flash.getAllKeys()), asked(flash.getAll())]);
    return paths.map((path, index) => [path, contents[index]]);
  }

  // The time of the last backup, in milliseconds since 1970, or null.
  async backedUp() {
    return (await asked(this._database.transaction('about', 'readonly').objectStore('about').get('backup'))) ?? null;
  }

  // Note that a backup was made at that time.
  noteBackup(time) {
    return this._transact((_flash, about) => about.put(time, 'backup'));
  }

  // Keep a Map of paths to bytes (null: gone) in one transaction; done when it is on the disk. With
  // `instead` nothing else stays. Returns whether there was room to spare; raises StorageError.
  async keep(changed, instead = false) {
    const write = (flash) => {
      if (instead) flash.clear();
      for (const [path, content] of changed) {
        if (content === null) flash.delete(path);
        else flash.put(content, path);
      }
    };
    try {
      await this._transact(write);
      return true;
    } catch (error) {
      if (error.why !== 'full') throw error;
    }
    await this._transact((flash, about) => {
      about.delete('reserve');
      write(flash);
    });
    return false;
  }

  // Do `write(flash, about)` in a transaction; unless not `mine`, only while the box is this tab's.
  _transact(write, mine = true) {
    return new Promise((resolve, reject) => {
      let transaction, why = 'failed';
      try {
        transaction = this._database.transaction(['flash', 'about'], 'readwrite', {durability: 'strict'});
      } catch (error) {
        reject(new StorageError('failed', error));
        return;
      }
      const [flash, about] = ['flash', 'about'].map((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => {
        if (isFull(transaction.error)) why = 'full';
        if (why === 'taken') this._end('taken');
        reject(new StorageError(why, transaction.error));
      };
      const go = () => {
        try {
          write(flash, about);
          transaction.commit?.();
        } catch (error) {
          if (isFull(error)) why = 'full';
          transaction.abort();
        }
      };
      if (!mine) {
        go();
        return;
      }
      about.get('owner').onsuccess = (event) => {
        if (event.target.result === this._me) {
          go();
        } else {
          why = 'taken';
          transaction.abort();
        }
      };
    });
  }

  _end(why) {
    const lost = this._lost;
    this._lost = () => {};
    this._database?.close();
    lost(why);
  }
}

// Bytes that no file system can squeeze.
function noise() {
  const bytes = new Uint8Array(RESERVE);
  for (let at = 0; at < RESERVE; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
  return bytes;
}
