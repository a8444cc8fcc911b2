export function loadMicroPython(options: object): Promise<any>;
