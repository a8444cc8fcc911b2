// What an element that is looked up by its id or a selector has, and what is the page's own. A name that is not here, or
// not the browser's, is a mistake.
interface Element {
  checked: any;
  close: any;
  dataset: any;
  disabled: any;
  files: any;
  hidden: any;
  href: any;
  inert: any;
  keyOfBoard: any;
  onchange: any;
  onclick: any;
  open: any;
  showModal: any;
  value: any;
}
interface EventTarget {
  closest: any;
}
interface Navigator {
  serial: any;
  standalone?: boolean;
}
// What the events have that are listened to by a name in a variable, and those of a service worker.
interface Event {
  pointerId: any;
  request: any;
  respondWith: any;
  waitUntil: any;
}
// A service worker's own global object.
interface Window {
  clients: any;
  registration: any;
  skipWaiting: any;
}
declare var meldmate: any;
declare var languages: any;
declare var lost: any;
declare var spoken: any;
declare var offered: any;
declare var paintTheme: any;
declare var paintPicture: any;
declare var looksNew: any;
declare var showsBox: any;
