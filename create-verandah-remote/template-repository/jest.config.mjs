export { default } from 'federation-testing/jest-config';
