// A stand-in for navigator.serial, and what the page says of the box at its cable.

// In the page: a port whose bytes go through the functions of the test. What comes is given to boxCame, a cable that is pulled
// out is boxGone, and what the page sends goes to boxSend.
export function standIn() {
  class Port {
    async open() {
      this.readable = new ReadableStream({
        start: (control) => {
          globalThis.boxCame = (text) => control.enqueue(Uint8Array.from(text, (one) => one.charCodeAt(0)));
          globalThis.boxGone = () => {
            this.readable = null;
            control.error(new DOMException('The device has been lost.', 'NetworkError'));
          };
        },
      });
      this.writable = new WritableStream({write: (chunk) => globalThis.boxSend([...chunk])});
    }

    async setSignals() {}

    async close() {}
  }
  Object.defineProperty(navigator, 'serial', {value: {requestPort: async () => new Port()}});
}

export const said = (page) => page.locator('#cable-said').textContent();

export const waitSaid = (page, words, timeout = 120000) => page.waitForFunction((source) => new RegExp(source).test(document.getElementById('cable-said').textContent), words.source, {timeout}).catch(async (error) => {
  throw new Error(`${error.message}\n${await said(page)}`);
});

export async function connect(page, timeout = 120000) {
  await page.locator('#cable').click();
  await waitSaid(page, /Saved games/, timeout);
}

export async function save(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-cable="save"]').click()]);
  await waitSaid(page, /^Saved as/);
  return download.path();
}
