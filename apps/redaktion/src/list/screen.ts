/** All of the list: it comes when it is wanted, and not before. */
export { ListScreen as Component } from './list-screen.tsx'
export { loadList as loader } from './load-list.ts'
