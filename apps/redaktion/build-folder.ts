import { fileURLToPath } from 'node:url'

/** Folder of the built desk: its document and its files. */
export const buildFolder = fileURLToPath(new URL('./build', import.meta.url))
