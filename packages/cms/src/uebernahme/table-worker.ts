import { parentPort, workerData } from 'node:worker_threads'
import { readCsv, readJson } from './table-text.ts'

/** The worker thread that parses a table; see table-apart.ts. */
const text = workerData as string
const isJson = /^\s*[[{]/.test(text)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage(isJson ? readJson(text) : readCsv(text))
