/** All of the trash: it comes when it is wanted, and not before. */
export { loadTrash as loader } from './load-trash.ts'
export { TrashScreen as Component } from './trash-screen.tsx'
