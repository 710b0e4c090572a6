/** All of the list: it comes when it is wanted, and not before. */
export { List as Component } from './list.tsx'
export { loadList as loader } from './load-list.ts'
