/** The parts of the property layout that load with the context checks. */
export { PropertyHeader } from './property-header.tsx';
export { PropertyNavigation } from './property-navigation.tsx';
