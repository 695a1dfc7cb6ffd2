export { demo } from './accounts/demo.ts';
export { loadDemoData, loadSmallDemoData } from './load-demo-data.ts';
