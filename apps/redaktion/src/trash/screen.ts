/** All of the trash: it comes when it is wanted, and not before. */
export { loadTrash as loader } from './load-trash.ts'
export { Trash as Component } from './trash.tsx'
