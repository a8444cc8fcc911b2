export * from 'esptool-js';
