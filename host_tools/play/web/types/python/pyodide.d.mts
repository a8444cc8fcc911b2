export {loadPyodide} from '../../../../../node_modules/pyodide/pyodide.js';
