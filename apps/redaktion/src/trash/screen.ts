/** The chunk of the trash, loaded on demand. */
export { loadTrash as loader } from './load-trash.ts'
export { TrashScreen as Component } from './trash-screen.tsx'
