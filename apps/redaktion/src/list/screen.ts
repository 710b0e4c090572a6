/** The chunk of the list, loaded on demand. */
export { ListScreen as Component } from './list-screen.tsx'
export { loadList as loader } from './load-list.ts'
