import { fileURLToPath } from 'node:url'

/** Where the finished desk lies: its document and its files. */
export const buildFolder = fileURLToPath(new URL('./build', import.meta.url))
