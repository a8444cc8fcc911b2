export * from 'lean-qr';
