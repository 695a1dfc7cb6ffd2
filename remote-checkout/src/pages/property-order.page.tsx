export { Component, loader, title } from './order.page.tsx';
